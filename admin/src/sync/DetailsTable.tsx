import { parsedJson, type SyncChange, type SyncDetail } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../table/columns.tsx';
import { LocalTable } from '../table/LocalTable.tsx';
import { useLocalView } from '../table/table-view.ts';
import { Specified } from '../components/Specified.tsx';
import { FailureText } from '../components/FailureText.tsx';

const column = createColumnHelper<Features, SyncDetail>();

export const detailColumns = column.columns([
  column.accessor('playerId', { header: 'ID', meta: { numeric: true }, cell: ({ getValue }) => getValue() ?? '–' }),
  column.accessor('playerName', {
    header: () => <Specified text="Nombre" />,
    meta: { rowHeader: true },
    cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
  }),
  column.accessor('actionType', {
    header: () => <Specified text="Tipo" />,
  }),
  column.accessor('changeDetails', {
    id: 'details',
    header: () => <Specified text="Detalles" />,
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
  return <LocalTable columns={detailColumns} rows={details} view={useLocalView()} label={label} lang="es" />;
}

/** One line about what a run changed for a player, coach or team, or why it failed. */
export function ChangeText({ detail: { actionType, changeDetails } }: { detail: SyncDetail }) {
  const change = parseChange(changeDetails);
  if (change === undefined) return <span lang="en">Error parsing details</span>;
  if (actionType === 'failed') return <FailureText failure={change} fallback="Unknown error" />;
  const { country, position, teams } = change;
  return [country, position, teams?.join(', ')].filter(Boolean).join(' · ');
}

function parseChange(details: string): SyncChange | undefined {
  const value = parsedJson(details);
  return typeof value === 'object' && value !== null ? value : undefined;
}
