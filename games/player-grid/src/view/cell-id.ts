const PREFIX = 'cell-';

/** Returns the id of a cell for the drag and drop library, whose other ids are those of players. */
export function idOfCell(cell: number): string {
  return `${PREFIX}${cell}`;
}

/** Returns the cell of an id; undefined for the id of a player. */
export function cellOfId(id: string | number | undefined): number | undefined {
  const text = String(id ?? '');
  return text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : undefined;
}
