import { TeamBadge } from '@soccer-legends/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import type { Features } from '../table/features.ts';
import type { AdminTeam } from '@soccer-legends/contracts';

const column = createColumnHelper<Features, AdminTeam>();

export function teamColumns(onOpen: (team: AdminTeam) => void) {
  return column.columns([
    column.display({
      id: 'logo',
      header: 'Logo',
      cell: ({ row: { original } }) => <TeamBadge logo={original.logo} size={26} />,
    }),
    column.accessor('name', {
      header: 'Nombre',
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.name}</NameButton>,
    }),
    column.accessor('playerCount', { header: 'Jugadores', meta: { numeric: true } }),
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('apiId', {
      header: 'API ID',
      enableSorting: false,
      meta: { numeric: true, wideOnly: true },
      cell: ({ getValue }) => getValue() ?? '–',
    }),
  ]);
}

export type TeamColumns = ReturnType<typeof teamColumns>;
