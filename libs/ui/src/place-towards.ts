/**
 * Returns the place that an arrow key, Home or End moves to on a board that is filled row by row; the last row may be
 * incomplete. Undefined at the edge and for other keys.
 */
export function placeTowards(key: string, from: number, columns: number, places: number): number | undefined {
  const column = from % columns;
  const rowStart = from - column;
  const rowEnd = Math.min(rowStart + columns, places) - 1;
  const towards: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? from - 1 : -1,
    ArrowRight: from < rowEnd ? from + 1 : -1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: rowStart,
    End: rowEnd,
  };
  const to = towards[key];
  return to !== undefined && to >= 0 && to < places ? to : undefined;
}
