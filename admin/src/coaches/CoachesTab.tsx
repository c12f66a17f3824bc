import { type AdminCoach, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../http/use-api-query.ts';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { coachColumns } from './coach-columns.tsx';
import { CoachDialog } from './CoachDialog.tsx';

const PAGE_SIZE = 25;
const BY_NAME = [{ id: 'name', desc: false }];

export function CoachesTab() {
  const query = useApiQuery<AdminCoach[]>('/api/coaches?limit=1000', 'Failed to fetch coaches');
  return (
    <Card title="Coaches" tools={<RefreshButton query={query} />}>
      <QueryView query={query}>{(coaches) => <Coaches coaches={coaches} />}</QueryView>
    </Card>
  );
}

function Coaches({ coaches }: { coaches: readonly AdminCoach[] }) {
  const t = useTexts();
  const [text, search] = useState('');
  const [selectedId, setSelectedId] = useState<number>();
  const [columns] = useState(() => coachColumns(({ id }) => setSelectedId(id)));
  const rows = useMemo(
    () => coaches.filter(({ name, country }) => [name, country ?? ''].some((part) => fold(part).includes(fold(text)))),
    [coaches, text],
  );
  const table = useRowsTable({ columns, rows, pageSize: PAGE_SIZE, sorting: BY_NAME });
  if (coaches.length === 0) return <Empty lang="en">No coaches found in the database.</Empty>;
  return (
    <>
      <Toolbar>
        <SearchField label={t('table.search')} onSearch={search} />
      </Toolbar>
      {rows.length === 0 ? (
        <Empty>{t('table.noMatch')}</Empty>
      ) : (
        <>
          <DataTable table={table} label="Coaches" />
          <Pager table={table} summary={(from, to, total) => t('table.shown', { from, to, total })} />
        </>
      )}
      <CoachDialog coach={coaches.find(({ id }) => id === selectedId)} onClose={() => setSelectedId(undefined)} />
    </>
  );
}
