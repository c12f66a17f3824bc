import { createColumnHelper } from '@tanstack/react-table';
import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import type { Features } from '../table/features.ts';
import type { AdminCoach } from '@soccer-legends/contracts';

const column = createColumnHelper<Features, AdminCoach>();

export function coachColumns(onOpen: (coach: AdminCoach) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true } }),
    column.accessor('name', {
      header: () => <Text name="person.name" />,
      meta: { rowHeader: true },
      cell: ({ row: { original } }) => <NameButton onClick={() => onOpen(original)}>{original.name}</NameButton>,
    }),
    column.accessor('country', { header: () => <Text name="person.country" /> }),
    column.accessor('team', { header: () => <Text name="person.team" />, meta: { wideOnly: true } }),
  ]);
}

export type CoachColumns = ReturnType<typeof coachColumns>;
