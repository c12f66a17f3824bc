import type { SyncDetail, SyncRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { useRead } from '../http/use-read.ts';
import { Empty } from '../parts/Empty.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Time } from '../parts/Time.tsx';
import { DetailsTable } from '../sync/DetailsTable.tsx';
import { RunStatus } from './RunStatus.tsx';
import css from './SyncHistoryTab.module.css';

/** One run and what became of everything it touched. @param run undefined while the dialog is closed. */
export function RunDialog({ run, onClose }: { run: SyncRun | undefined; onClose(): void }) {
  const t = useTexts();
  return (
    <Dialog open={run !== undefined} wide title={run ? t(`sync.kind.${run.kind}`) : ''} onClose={onClose}>
      {run && (
        <div className={css.history}>
          <Facts
            facts={[
              ['ID', run.id],
              [t('history.state'), <RunStatus key="s" status={run.status} />],
              [t('history.start'), <Time key="b" iso={run.startTime} />],
              [t('history.end'), run.endTime && <Time key="e" iso={run.endTime} />],
              [t('sync.added'), run.playersAdded],
              [t('sync.updated'), run.playersUpdated],
              [t('sync.failed'), run.playersFailed],
              [t('history.startedBy'), run.startedBy],
              [t('history.error'), run.error],
            ]}
          />
          <Details id={run.id} />
        </div>
      )}
    </Dialog>
  );
}

function Details({ id }: { id: number }) {
  const query = useRead<SyncDetail[]>(`/api/admin/sync-history/${id}/details`);
  return (
    <Loaded query={query} failure={<span lang="es">No se pudieron cargar los detalles de la sincronización</span>}>
      {(details) =>
        details.length === 0 ? (
          <Empty lang="en">No details found for this sync operation.</Empty>
        ) : (
          <DetailsTable details={details} />
        )
      }
    </Loaded>
  );
}
