import type { AdminPerson } from '@soccer-legends/contracts';
import { createColumnHelper } from '@tanstack/react-table';
import { SmallButton } from '../components/SmallButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import type { Features } from '../table/features.ts';
import css from './People.module.css';
import type { PeopleActions } from './PeopleTable.tsx';
import { RoleSelect } from './RoleSelect.tsx';

const column = createColumnHelper<Features, AdminPerson>();

export function peopleColumns({ onRole, onInvite, onRemove }: PeopleActions) {
  return column.columns([
    column.accessor('name', {
      header: () => <Text name="people.name" />,
      meta: { rowHeader: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('role', {
      header: () => <Text name="people.role" />,
      cell: ({ row: { original } }) => <RoleSelect person={original} onChange={(role) => onRole(original, role)} />,
    }),
    column.accessor('passkeys', { header: () => <Text name="people.passkeys" />, meta: { numeric: true } }),
    column.accessor('lastUsedAt', {
      header: () => <Text name="sessions.lastUsed" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.accessor('invitedUntil', {
      header: () => <Text name="people.invitedUntil" />,
      meta: { wideOnly: true },
      cell: ({ getValue }) => <Time iso={getValue()} />,
    }),
    column.display({
      id: 'actions',
      header: () => <Text name="sessions.actions" />,
      cell: ({ row: { original } }) => (
        <div className={css.buttons}>
          <SmallButton onClick={() => onInvite(original)}>
            <Text name="people.invite" />
          </SmallButton>
          <SmallButton onClick={() => onRemove(original)}>
            <Text name="people.remove" />
          </SmallButton>
        </div>
      ),
    }),
  ]);
}
