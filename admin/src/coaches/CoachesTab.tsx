import { type AdminCoach, fold } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { Text } from '../components/Text.tsx';
import { NewPersonButton } from '../facts/NewPersonButton.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { useLinkedPerson } from '../players/use-linked-person.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import type { Features } from '../table/features.ts';
import type { TableView } from '../table/table-view.ts';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { CoachDialog } from './CoachDialog.tsx';

const column = createColumnHelper<Features, AdminCoach>();

const BY_NAME = [{ id: 'name', desc: false }];

export function CoachesTab() {
  const t = useTexts();
  const query = useApiQuery<AdminCoach[]>('/api/coaches?limit=1000', 'Failed to fetch coaches');
  const [selectedId, setSelectedId] = useState<number>();
  const linked = useLinkedPerson();
  const [columns] = useState(() => coachColumns(({ id }) => setSelectedId(id)));
  const view = useAddressView(columns, BY_NAME);
  const tools = (
    <>
      <SearchField label={t('table.search')} value={view.search} onSearch={view.setSearch} />
      <NewPersonButton kind="coaches" />
      <RefreshButton query={query} />
    </>
  );
  return (
    <Card title="Coaches" tools={tools}>
      <QueryView query={query}>
        {(coaches) =>
          coaches.length === 0 ? (
            <Empty lang="en">No coaches found in the database.</Empty>
          ) : (
            <Coaches coaches={coaches} columns={columns} view={view} />
          )
        }
      </QueryView>
      <CoachDialog
        coach={query.data?.find(({ id }) => id === (selectedId ?? linked.id))}
        focus={selectedId === undefined ? 'career' : undefined}
        onClose={() => {
          setSelectedId(undefined);
          linked.forget();
        }}
      />
    </Card>
  );
}

interface CoachesProps {
  coaches: readonly AdminCoach[];
  columns: CoachColumns;
  view: TableView;
}

function Coaches({ coaches, columns, view }: CoachesProps) {
  const t = useTexts();
  const { nationName } = usePlatform();
  const text = fold(view.search);
  const rows = useMemo(
    () =>
      coaches
        .map((coach) => ({ ...coach, country: coach.country && nationName(coach.nation, coach.country) }))
        .filter(({ name, country }) => [name, country ?? ''].some((part) => fold(part).includes(text))),
    [coaches, text, nationName],
  );
  const table = useRowsTable({ columns, rows, view });
  if (rows.length === 0) return <Empty>{t('table.noMatch')}</Empty>;
  return (
    <>
      <DataTable table={table} label="Coaches" />
      <Pager table={table} summary={(from, to, total) => t('table.shown', { from, to, total })} />
    </>
  );
}

function coachColumns(onOpen: (coach: AdminCoach) => void) {
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

type CoachColumns = ReturnType<typeof coachColumns>;
