import { type AdminCoach, fold } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { useRead } from '../http/use-read.ts';
import { Card } from '../parts/Card.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { RefreshButton } from '../parts/RefreshButton.tsx';
import { SearchField } from '../parts/SearchField.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { Toolbar } from '../table/Toolbar.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { coachColumns } from './coach-columns.tsx';
import { CoachDialog } from './CoachDialog.tsx';

const PAGE_SIZE = 25;
const BY_NAME = [{ id: 'name', desc: false }];

export function CoachesTab() {
  const query = useRead<AdminCoach[]>('/api/coaches?limit=1000', 'Failed to fetch coaches');
  return (
    <Card title="Coaches" tools={<RefreshButton query={query} />}>
      <Loaded query={query}>{(coaches) => <Coaches coaches={coaches} />}</Loaded>
    </Card>
  );
}

function Coaches({ coaches }: { coaches: readonly AdminCoach[] }) {
  const t = useTexts();
  const [text, search] = useState('');
  const [opened, open] = useState<number>();
  const [columns] = useState(() => coachColumns(({ id }) => open(id)));
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
      <CoachDialog coach={coaches.find(({ id }) => id === opened)} onClose={() => open(undefined)} />
    </>
  );
}
