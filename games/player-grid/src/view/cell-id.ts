const PREFIX = 'cell-';

/** What a cell is called as a place to drop on. */
export function idOfCell(cell: number): string {
  return `${PREFIX}${cell}`;
}

/** The cell of such a name; undefined for every other. */
export function cellOfId(id: string | number | undefined): number | undefined {
  const text = String(id ?? '');
  return text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : undefined;
}
