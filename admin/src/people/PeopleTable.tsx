import { type AdminPerson, type AdminRole, ADMIN_ROLES } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { fieldClass } from '@soccer-legends/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import { Empty } from '../components/Empty.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';
import { LocalTable } from '../table/LocalTable.tsx';
import type { Features } from '../table/features.ts';
import { useAddressView } from '../table/use-address-view.ts';
import css from './People.module.css';

const column = createColumnHelper<Features, AdminPerson>();

const PAGE_SIZE = 15;
const BY_NAME = [{ id: 'name', desc: false }];

export interface PeopleActions {
  onRole(person: AdminPerson, role: AdminRole): void;
  onInvite(person: AdminPerson): void;
  onRemove(person: AdminPerson): void;
}

export function PeopleTable({ people, ...actions }: PeopleActions & { people: readonly AdminPerson[] }) {
  const t = useTexts();
  const [columns] = useState(() => peopleColumns(actions));
  return (
    <LocalTable
      columns={columns}
      rows={people}
      view={useAddressView(columns, BY_NAME)}
      pageSize={PAGE_SIZE}
      label={t('people.title')}
      empty={<Empty>{t('people.empty')}</Empty>}
    />
  );
}

function peopleColumns({ onRole, onInvite, onRemove }: PeopleActions) {
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

interface RoleSelectProps {
  person: AdminPerson;
  onChange(role: AdminRole): void;
}

function RoleSelect({ person: { name, role }, onChange }: RoleSelectProps) {
  const t = useTexts();
  return (
    <select
      className={fieldClass}
      aria-label={t('people.roleOf', { name })}
      value={role}
      onChange={({ currentTarget }) => onChange(currentTarget.value as AdminRole)}
    >
      {ADMIN_ROLES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`people.roles.${choice}`)}
        </option>
      ))}
    </select>
  );
}
