import { type Administrator, type AdminRole, ADMIN_ROLES } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { fieldClass } from '@soccer-legends/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, timeCell, titled, Text } from '../table/columns.tsx';
import { useState } from 'react';
import { Empty } from '../components/QueryView.tsx';
import { SmallButton } from '../components/SmallButton.tsx';
import { LocalTable } from '../table/LocalTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import css from './Administrators.module.css';

const column = createColumnHelper<Features, Administrator>();

const PAGE_SIZE = 15;
const BY_NAME = [{ id: 'name', desc: false }];

export interface AdministratorActions {
  onRole(person: Administrator, role: AdminRole): void;
  onInvite(person: Administrator): void;
  onRemove(person: Administrator): void;
}

export function AdministratorsTable({
  administrators,
  ...actions
}: AdministratorActions & { administrators: readonly Administrator[] }) {
  const t = useTexts();
  const [columns] = useState(() => administratorColumns(actions));
  return (
    <LocalTable
      columns={columns}
      rows={administrators}
      view={useAddressView(columns, BY_NAME)}
      pageSize={PAGE_SIZE}
      label={t('administrators.title')}
      empty={<Empty>{t('administrators.empty')}</Empty>}
    />
  );
}

function administratorColumns({ onRole, onInvite, onRemove }: AdministratorActions) {
  return column.columns([
    column.accessor('name', {
      header: titled('administrators.name'),
      meta: { rowHeader: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.accessor('role', {
      header: titled('administrators.role'),
      cell: ({ row: { original } }) => <RoleSelect person={original} onChange={(role) => onRole(original, role)} />,
    }),
    column.accessor('passkeys', { header: titled('administrators.passkeys'), meta: { numeric: true, optional: true } }),
    column.accessor('lastUsedAt', { header: titled('sessions.lastUsed'), meta: { wideOnly: true }, cell: timeCell }),
    column.accessor('invitedUntil', {
      header: titled('administrators.invitedUntil'),
      meta: { wideOnly: true },
      cell: timeCell,
    }),
    column.accessor('createdBy', {
      header: titled('administrators.invitedBy'),
      meta: { wideOnly: true },
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
    }),
    column.display({
      id: 'actions',
      header: titled('sessions.actions'),
      cell: ({ row: { original } }) => (
        <div className={css.actions}>
          <SmallButton onClick={() => onInvite(original)}>
            <Text name="administrators.invite" />
          </SmallButton>
          <SmallButton onClick={() => onRemove(original)}>
            <Text name="administrators.remove" />
          </SmallButton>
        </div>
      ),
    }),
  ]);
}

interface RoleSelectProps {
  person: Administrator;
  onChange(role: AdminRole): void;
}

function RoleSelect({ person: { name, role }, onChange }: RoleSelectProps) {
  const t = useTexts();
  return (
    <select
      className={`${fieldClass} ${css.role}`}
      aria-label={t('administrators.roleOf', { name })}
      value={role}
      onChange={({ currentTarget }) => onChange(currentTarget.value as AdminRole)}
    >
      {ADMIN_ROLES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`administrators.roles.${choice}`)}
        </option>
      ))}
    </select>
  );
}
