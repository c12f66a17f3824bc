const STEPS: Readonly<Record<string, { right: number; down: number }>> = {
  ArrowRight: { right: 1, down: 0 },
  ArrowLeft: { right: -1, down: 0 },
  ArrowDown: { right: 0, down: 1 },
  ArrowUp: { right: 0, down: -1 },
};

/**
 * Returns the cell that an arrow key moves to. Searches along the row or column and around its end, then takes the
 * nearest cell. Undefined for other keys, and if there are no cells.
 * @param from undefined moves to the first cell
 * @param cells the allowed cells, in reading order
 */
export function nextCell(
  code: string,
  from: number | undefined,
  cells: readonly number[],
  gridSize: number,
): number | undefined {
  const step = STEPS[code];
  if (!step || from === undefined) return step && cells[0];
  const along = alongLine(from, step, gridSize).find((cell) => cells.includes(cell));
  if (along !== undefined) return along;
  const forwards = step.right + step.down > 0;
  return forwards
    ? (cells.find((cell) => cell > from) ?? cells[0])
    : (cells.findLast((cell) => cell < from) ?? cells.at(-1));
}

function alongLine(from: number, { right, down }: { right: number; down: number }, gridSize: number): number[] {
  const row = Math.floor(from / gridSize);
  const column = from % gridSize;
  const wrapped = (place: number) => (place + gridSize) % gridSize;
  return Array.from({ length: gridSize - 1 }, (_, before) => {
    const distance = before + 1;
    return wrapped(row + down * distance) * gridSize + wrapped(column + right * distance);
  });
}
