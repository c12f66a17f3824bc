import type { SyncDetail } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { DataTable } from '../table/DataTable.tsx';
import type { Features } from '../table/features.ts';
import { Pager } from '../table/Pager.tsx';
import { useLocalView } from '../table/use-local-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { ChangeText } from './ChangeText.tsx';

const column = createColumnHelper<Features, SyncDetail>();
export const detailColumns = column.columns([
  column.accessor('playerId', { header: 'ID', meta: { numeric: true }, cell: ({ getValue }) => getValue() ?? '–' }),
  column.accessor('playerName', {
    header: 'Nombre',
    meta: { rowHeader: true },
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
  }),
  column.accessor('actionType', { header: 'Tipo' }),
  column.accessor('changeDetails', {
    id: 'details',
    header: 'Detalles',
    meta: { prose: true },
    cell: ({ row: { original } }) => <ChangeText detail={original} />,
  }),
]);

export interface DetailsTableProps {
  details: readonly SyncDetail[];
  /** Accessible name; must be unique on the page. */
  label?: string;
}

export function DetailsTable({ details, label = 'Detalles' }: DetailsTableProps) {
  const table = useRowsTable({
    columns: detailColumns,
    rows: details,

    view: useLocalView(),
  });
  return (
    <div lang="es">
      <DataTable table={table} label={label} />
      <Pager table={table} />
    </div>
  );
}
