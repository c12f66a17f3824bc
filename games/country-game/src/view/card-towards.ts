/** The card that an arrow leads to from this one; undefined beyond the edge and for other keys. */
export function cardTowards(key: string, from: number, columns: number): number | undefined {
  const column = from % columns;
  if (key === 'ArrowLeft' && column > 0) return from - 1;
  if (key === 'ArrowRight' && column < columns - 1) return from + 1;
  if (key === 'ArrowUp' && from >= columns) return from - columns;
  return key === 'ArrowDown' ? from + columns : undefined;
}
