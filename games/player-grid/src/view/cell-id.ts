const PREFIX = 'cell-';

export function idOfCell(cell: number): string {
  return `${PREFIX}${cell}`;
}

export function cellOfId(id: string | number | undefined): number | undefined {
  const text = String(id ?? '');
  return text.startsWith(PREFIX) ? Number(text.slice(PREFIX.length)) : undefined;
}
