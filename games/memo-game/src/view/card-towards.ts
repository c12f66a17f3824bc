/** The place that a key leads to in a grid whose last row may be short; undefined where there is none. */
export function cardTowards(key: string, from: number, columns: number, cards: number): number | undefined {
  const column = from % columns;
  const rowStart = from - column;
  const rowEnd = Math.min(rowStart + columns, cards) - 1;
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? from - 1 : -1,
    ArrowRight: from < rowEnd ? from + 1 : -1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: rowStart,
    End: rowEnd,
  };
  const to = places[key];
  return to !== undefined && to >= 0 && to < cards ? to : undefined;
}
