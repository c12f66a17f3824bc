import { useMemo } from 'react';
import { useAddress } from '../address/context.ts';

/** Opens the page before or after an id; undefined opens the newest page. */
export type Turn = (cursor: { before: number } | { after: number } | undefined) => void;

const ID = /^\d{1,15}$/;

/**
 * The page of a list without page numbers, kept in the address.
 * @returns `before` or `after` an id as query parameters, empty for the newest items; ids that the server would reject
 *   are ignored
 */
export function usePageCursor(): { cursor: Readonly<Record<string, string>>; turn: Turn } {
  const { view, changeView } = useAddress();
  return useMemo(() => {
    const [before, after] = [view['before'] ?? '', view['after'] ?? ''];
    return {
      cursor: ID.test(before) ? { before } : ID.test(after) ? { after } : {},
      turn: (cursor) => changeView({ before: '', after: '', ...textsOf(cursor) }),
    };
  }, [view, changeView]);
}

function textsOf(cursor: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(cursor ?? {}).map(([name, id]) => [name, String(id)]));
}
