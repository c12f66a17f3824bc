import type { AdminCoach } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, nameCell, titled } from '../table/columns.tsx';
import { useMemo, useState } from 'react';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { NewPersonButton } from '../facts/NewPersonButton.tsx';
import { useApiQuery } from '../http/use-api.ts';
import { useOpenPerson } from '../players/use-open-person.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { useAddressView } from '../table/table-view.ts';
import { CoachDialog } from './CoachDialog.tsx';

const column = createColumnHelper<Features, AdminCoach>();

const BY_NAME = [{ id: 'name', desc: false }];

export function CoachesTab() {
  const t = useTexts();
  const query = useApiQuery<AdminCoach[]>('/api/coaches?limit=1000', 'Failed to fetch coaches');
  const { nationName } = usePlatform();
  const { id, open, ...dialog } = useOpenPerson('career');
  const [columns] = useState(() => coachColumns((coach) => open(coach.id)));
  const view = useAddressView(columns, BY_NAME);
  const rows = useMemo(
    () => query.data?.map((coach) => ({ ...coach, country: coach.country && nationName(coach.nation, coach.country) })),
    [query.data, nationName],
  );
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
        {() => (
          <LocalTable
            columns={columns}
            rows={rows ?? []}
            view={view}
            searched={textsOf}
            label="Coaches"
            summary={(from, to, total) => t('table.shown', { from, to, total })}
            empty={<Empty>No coaches found in the database.</Empty>}
          />
        )}
      </QueryView>
      <CoachDialog coach={query.data?.find((coach) => coach.id === id)} {...dialog} />
    </Card>
  );
}

const textsOf = ({ name, country }: AdminCoach): (string | null)[] => [name, country];

function coachColumns(onOpen: (coach: AdminCoach) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('name', { header: titled('person.name'), meta: { rowHeader: true }, cell: nameCell(onOpen) }),
    column.accessor('country', { header: titled('person.country') }),
    column.accessor('team', { header: titled('person.team'), meta: { wideOnly: true } }),
  ]);
}
