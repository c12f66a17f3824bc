/**
 * Returns the index that an arrow key, Home or End moves to. The grid is filled row by row and may have an incomplete
 * last row. Undefined at the edge and for other keys.
 */
export function arrowKeyTarget(key: string, from: number, columns: number, count: number): number | undefined {
  const column = from % columns;
  const rowStart = from - column;
  const rowEnd = Math.min(rowStart + columns, count) - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? from - 1 : -1,
    ArrowRight: from < rowEnd ? from + 1 : -1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: rowStart,
    End: rowEnd,
  };
  const to = targets[key];
  return to !== undefined && to >= 0 && to < count ? to : undefined;
}
