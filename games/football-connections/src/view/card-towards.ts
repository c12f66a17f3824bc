export const COLUMNS = 4;

/** The card that an arrow key leads to; undefined at the edge, and for other keys. */
export function cardTowards(key: string, from: number, count: number): number | undefined {
  const column = from % COLUMNS;
  if (key === 'ArrowLeft' && column > 0) return from - 1;
  if (key === 'ArrowRight' && column < COLUMNS - 1 && from + 1 < count) return from + 1;
  if (key === 'ArrowUp' && from >= COLUMNS) return from - COLUMNS;
  if (key === 'ArrowDown' && from + COLUMNS < count) return from + COLUMNS;
  return undefined;
}
