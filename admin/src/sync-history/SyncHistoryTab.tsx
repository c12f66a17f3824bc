import type { SyncRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import { Card } from '../components/Card.tsx';
import { Empty } from '../components/Empty.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RefreshButton } from '../components/RefreshButton.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { Pager } from '../table/Pager.tsx';
import { useAddressView } from '../table/use-address-view.ts';
import { useRowsTable } from '../table/use-rows-table.ts';
import { RunDialog } from './RunDialog.tsx';
import { runColumns } from './run-columns.tsx';
import { runsByDay } from './runs-by-day.ts';
import css from './SyncHistoryTab.module.css';

const PAGE_SIZE = 15;
const NEWEST_FIRST = [{ id: 'id', desc: true }];

export function SyncHistoryTab() {
  const query = useApiQuery<SyncRun[]>('/api/admin/sync-history');
  return (
    <Card title="Sync History" tools={<RefreshButton query={query} />}>
      <QueryView query={query} failure={<span lang="es">No se pudo cargar el historial de sincronización</span>}>
        {(runs) =>
          runs.length === 0 ? <Empty lang="en">No synchronization history found.</Empty> : <Runs runs={runs} />
        }
      </QueryView>
    </Card>
  );
}

function Runs({ runs }: { runs: readonly SyncRun[] }) {
  const t = useTexts();
  const [selectedId, setSelectedId] = useState<number>();
  const [columns] = useState(() => runColumns(({ id }) => setSelectedId(id)));
  const table = useRowsTable({ columns, rows: runs, pageSize: PAGE_SIZE, view: useAddressView(columns, NEWEST_FIRST) });
  const days = runsByDay(runs);
  return (
    <div className={css.history}>
      {days.length > 0 && (
        <Chart
          title={t('history.byDay')}
          rowHeader={t('chart.day')}
          series={[
            { name: t('history.status.completed'), color: '--pitch' },
            { name: t('history.status.failed'), color: '--card-red' },
          ]}
          rows={days.map(({ day, completed, failed }) => ({ label: day, values: [completed, failed] }))}
        />
      )}
      <div>
        <DataTable table={table} label="Sync History" rowClass={({ status }) => css[status]} />
        <Pager table={table} />
      </div>
      <RunDialog run={runs.find(({ id }) => id === selectedId)} onClose={() => setSelectedId(undefined)} />
    </div>
  );
}
