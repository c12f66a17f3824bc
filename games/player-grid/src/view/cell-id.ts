const PREFIX = 'cell-';

/** Returns the id of a cell as a drop target. */
export function idOfCell(cell: number): string {
  return `${PREFIX}${cell}`;
}

/** Returns the cell of a drop target's id; undefined for other ids. */
export function cellOfId(id: string | number | undefined): number | undefined {
  const text = String(id ?? '');
  return text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : undefined;
}
