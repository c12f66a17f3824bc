import { createColumnHelper } from '@tanstack/react-table';
import { Country } from '../components/Country.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { Position } from '../components/Position.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import type { AdminPlayerSummary } from '@soccer-legends/contracts';

const column = createColumnHelper<Features, AdminPlayerSummary>();

/** Returns the columns of the players table. Their ids are the API's sort keys. */
export function playerColumns(onOpen: (player: AdminPlayerSummary) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true } }),
    column.accessor('name', {
      header: () => <Text name="person.name" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.name}</NameButton>,
    }),
    column.accessor('country', {
      header: () => <Text name="person.country" />,
      cell: ({ row: { original } }) => <Country {...original} />,
    }),
    column.accessor('position', {
      header: () => <Text name="person.position" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Position position={getValue()} />,
    }),
    column.accessor('currentTeam', { header: () => <Text name="person.team" />, meta: { wideOnly: true } }),
    column.accessor('teamCount', {
      header: () => <Text name="person.teamCount" />,
      meta: { numeric: true, wideOnly: true },
    }),
    column.accessor('updatedAt', {
      header: () => <Text name="person.updatedAt" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
  ]);
}
