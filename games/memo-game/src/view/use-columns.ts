import { useSyncExternalStore } from 'react';

/** Widths of the window from which on there are so many columns: a phone shows the whole board at once. */
const COLUMNS = [
  { columns: 4, from: '(min-width: 340px)' },
  { columns: 3, from: '(min-width: 260px)' },
] as const;

const FEWEST = 2;

/** How many columns the board has: the rows that are read out are those that are seen. */
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
