import type { AdminPerson, AdminRole } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { peopleColumns } from './people-columns.tsx';

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
  const table = useRowsTable({ columns, rows: people, pageSize: PAGE_SIZE, view: useAddressView(columns, BY_NAME) });
  return (
    <>
      <DataTable table={table} label={t('people.title')} />
      <Pager table={table} />
    </>
  );
}
