import type { CursorPage, PageCursor } from '@soccer-legends/contracts';

/** Without an id, all rows. */
export interface IdRange {
  id?: { $lt: number } | { $gt: number };
}

/** Reads at most `limit` rows of a list in an id range, sorted by id. */
export type ReadRange<Row> = (range: IdRange, order: 'asc' | 'desc', limit: number) => Promise<Row[]>;

/** Returns a page of a list, newest first. Every page takes as long as the first, because none counts rows before it. */
export async function newestFirst<Row extends { id: number }>(
  read: ReadRange<Row>,
  pageSize: number,
  { before, after }: PageCursor,
): Promise<CursorPage<Row>> {
  if (after === undefined) return olderThan(read, pageSize, before);
  const found = await read({ id: { $gt: after } }, 'asc', pageSize + 1);
  // With fewer newer rows than a page holds, the newest page contains them all.
  if (found.length <= pageSize) return olderThan(read, pageSize, undefined);
  const items = found.slice(0, pageSize).toReversed();
  return { items, newer: items[0]!.id, older: items.at(-1)!.id };
}

async function olderThan<Row extends { id: number }>(
  read: ReadRange<Row>,
  pageSize: number,
  id: number | undefined,
): Promise<CursorPage<Row>> {
  const found = await read(id === undefined ? {} : { id: { $lt: id } }, 'desc', pageSize + 1);
  const items = found.slice(0, pageSize);
  const newer = id === undefined ? null : (items[0]?.id ?? Math.max(0, id - 1));
  return { items, newer, older: found.length > pageSize ? items.at(-1)!.id : null };
}
