import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { SyncDetail } from '@soccer-legends/contracts';
import { Empty } from '../parts/Empty.tsx';
import { Figures } from '../parts/Figures.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { Features } from '../table/features.ts';
import { Pager } from '../table/Pager.tsx';
import { useRowsTable } from '../table/use-rows-table.ts';
import { changeText } from './change-details.ts';
import type { SyncResultsShown } from './use-sync-results.ts';
import css from './SyncResults.module.css';

const PAGE_SIZE = 25;

const helper = createColumnHelper<Features, SyncDetail>();
const columns = helper.columns([
  helper.accessor('playerId', { header: 'ID', meta: { numeric: true } }),
  helper.accessor('playerName', { header: 'Nombre', meta: { rowHeader: true } }),
  helper.accessor('actionType', { header: 'Tipo' }),
  helper.accessor((detail) => changeText(detail), { id: 'details', header: 'Detalles' }),
]);

/** What a run has brought, shown when it is over. */
export function SyncResults({ shown, onClose }: { shown: SyncResultsShown | undefined; onClose(): void }) {
  return (
    <Dialog open={shown !== undefined} wide title="¡Sincronización Completada!" onClose={onClose}>
      {shown && <Results {...shown} />}
    </Dialog>
  );
}

function Results({ run, entries }: SyncResultsShown) {
  const t = useTexts();
  const table = useRowsTable({ columns, rows: entries, pageSize: PAGE_SIZE, sorting: [] });
  return (
    <div className={css.results}>
      <Figures
        figures={[
          [t('sync.added'), run.playersAdded],
          [t('sync.updated'), run.playersUpdated],
          [t('sync.failed'), run.playersFailed],
        ]}
      />
      {entries.length === 0 ? (
        <Empty lang="es">No se agregaron nuevos elementos en esta sincronización.</Empty>
      ) : (
        <div lang="es">
          <DataTable table={table} label="¡Sincronización Completada!" />
          <Pager table={table} />
        </div>
      )}
    </div>
  );
}
