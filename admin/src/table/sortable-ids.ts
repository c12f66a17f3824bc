import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { Features } from './features.ts';

/** Returns the ids of the columns that can be sorted. */
export function sortableIds<Row extends RowData>(columns: readonly ColumnDef<Features, Row>[]): string[] {
  return columns.flatMap((column) => {
    if (column.enableSorting === false) return [];
    if ('accessorKey' in column) return [column.id ?? String(column.accessorKey)];
    return 'accessorFn' in column && column.id !== undefined ? [column.id] : [];
  });
}
