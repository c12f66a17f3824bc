import { useSyncExternalStore } from 'react';

/** Minimum window widths for these numbers of columns. A phone shows the whole board at once. */
const COLUMNS = [
  { columns: 4, from: '(min-width: 340px)' },
  { columns: 3, from: '(min-width: 260px)' },
] as const;

const FEWEST = 2;

/** Returns the number of visible columns, so that screen readers get the same rows. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, currentColumns);
}

function currentColumns(): number {
  return COLUMNS.find(({ from }) => matchMedia(from).matches)?.columns ?? FEWEST;
}

function subscribe(listener: () => void): () => void {
  const queries = COLUMNS.map(({ from }) => matchMedia(from));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
