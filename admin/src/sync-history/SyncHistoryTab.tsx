import type { SyncRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { createColumnHelper } from '@tanstack/react-table';
import { type Features, timeCell, titled } from '../table/columns.tsx';
import { useState } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { Card } from '../components/Card.tsx';
import { QueryView, Empty, RefreshButton } from '../components/QueryView.tsx';
import { NameButton } from '../components/NameButton.tsx';
import { Time } from '../components/Time.tsx';
import { useMediaQuery } from '../components/use-media-query.ts';
import { useApiQuery } from '../http/use-api.ts';
import { LocalTable } from '../table/LocalTable.tsx';
import { useRunTitle } from '../components/use-run-title.ts';
import { NARROW } from '../table/use-column-choice.ts';
import { useAddressView } from '../table/table-view.ts';
import { RunDialog } from './RunDialog.tsx';
import { RunStatus } from './RunStatus.tsx';
import layout from '../components/layout.module.css';
import css from './SyncHistoryTab.module.css';

const column = createColumnHelper<Features, SyncRun>();

const PAGE_SIZE = 15;
const NEWEST_FIRST = [{ id: 'id', desc: true }];

export function SyncHistoryTab() {
  const query = useApiQuery<SyncRun[]>('/api/admin/sync-history');
  return (
    <Card title="Sync History" tools={<RefreshButton query={query} />}>
      <QueryView
        query={query}
        empty={<Empty>No synchronization history found.</Empty>}
        failure={<span lang="es">No se pudo cargar el historial de sincronización</span>}
      >
        {(runs) => <Runs runs={runs} />}
      </QueryView>
    </Card>
  );
}

function Runs({ runs }: { runs: readonly SyncRun[] }) {
  const t = useTexts();
  const [selectedId, setSelectedId] = useState<number>();
  const [columns] = useState(() => runColumns(({ id }) => setSelectedId(id)));
  const view = useAddressView(columns, NEWEST_FIRST);
  const days = runsByDay(runs);
  return (
    <div className={layout.stack}>
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
      <LocalTable
        columns={columns}
        rows={runs}
        view={view}
        pageSize={PAGE_SIZE}
        label="Sync History"
        rowClass={({ status }) => css[status]}
      />
      <RunDialog run={runs.find(({ id }) => id === selectedId)} onClose={() => setSelectedId(undefined)} />
    </div>
  );
}

function runColumns(onOpen: (run: SyncRun) => void) {
  return column.columns([
    column.accessor('id', { header: 'ID', meta: { numeric: true, wideOnly: true } }),
    column.accessor('kind', {
      header: titled('history.kind'),
      meta: { rowHeader: true, prose: true },
      cell: ({ row: { original } }) => (
        <>
          <NameButton onClick={() => onOpen(original)}>
            <RunTitle run={original} />
          </NameButton>
          <StartOnPhone run={original} />
        </>
      ),
    }),
    column.accessor('startTime', { header: titled('history.start'), meta: { wideOnly: true }, cell: timeCell }),
    column.accessor('status', {
      header: titled('history.state'),
      cell: ({ row: { original } }) => <RunStatus run={original} />,
    }),
    column.accessor('playersAdded', { header: titled('sync.added'), meta: { numeric: true, wideOnly: true } }),
    column.accessor('playersUpdated', { header: titled('sync.updated'), meta: { numeric: true, wideOnly: true } }),
    column.accessor('totalPlayersProcessed', {
      header: titled('history.processed'),
      meta: { numeric: true, optional: true },
    }),
  ]);
}

function RunTitle({ run }: { run: SyncRun }) {
  return useRunTitle()(run);
}

/** The start of a run, shown only on phones, where its column is hidden so that the status has room. */
function StartOnPhone({ run: { startTime } }: { run: SyncRun }) {
  const isNarrow = useMediaQuery(NARROW);
  return (
    isNarrow && (
      <small className={css.start}>
        <Time iso={startTime} />
      </small>
    )
  );
}

const DAYS = 30;

export interface DayOfRuns {
  /** Date in UTC, such as 2026-11-21. */
  day: string;
  completed: number;
  failed: number;
}

/** Counts completed and failed runs, but not canceled ones, on the latest thirty days with runs, in ascending order. */
export function runsByDay(runs: readonly Pick<SyncRun, 'startTime' | 'status' | 'failure'>[]): DayOfRuns[] {
  const days = new Map<string, DayOfRuns>();
  for (const { startTime, status, failure } of runs) {
    if (status === 'in_progress' || failure === 'canceled') continue;
    const day = startTime.slice(0, 10);
    const known = days.get(day) ?? { day, completed: 0, failed: 0 };
    days.set(day, { ...known, [status]: known[status] + 1 });
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1)).slice(-DAYS);
}
