import type { SyncDetail, SyncRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { SmallButton } from '../components/SmallButton.tsx';
import { useHttp } from '../http/context.ts';
import { useApiMutation } from '../http/use-api-mutation.ts';
import { useApiQuery } from '../http/use-api-query.ts';
import { Empty } from '../components/Empty.tsx';
import { Facts } from '../components/Facts.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { Time } from '../components/Time.tsx';
import { DetailsTable } from '../sync/DetailsTable.tsx';
import { RunStatus } from './RunStatus.tsx';
import css from './SyncHistoryTab.module.css';

/**
 * Shows a run and the result of each of its items.
 * @param run undefined while the dialog is closed
 */
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
              [t('history.calls'), run.calls],
              [t('history.startedBy'), run.startedBy],
              [t('history.error'), run.error],
            ]}
          />
          {run.status === 'in_progress' && <CancelRun id={run.id} />}
          <Details id={run.id} />
        </div>
      )}
    </Dialog>
  );
}

/** Cancels a run, even one that is waiting for another. */
function CancelRun({ id }: { id: number }) {
  const t = useTexts();
  const http = useHttp();
  const { mutate, isPending } = useApiMutation({
    send: () => http.post(`/api/admin/sync/${id}/cancel`, {}),
    failure: { title: t('history.notCanceled') },
  });
  return (
    <p>
      <SmallButton disabled={isPending} onClick={() => mutate()}>
        {t('sync.cancel')}
      </SmallButton>
    </p>
  );
}

function Details({ id }: { id: number }) {
  const query = useApiQuery<SyncDetail[]>(`/api/admin/sync-history/${id}/details`);
  return (
    <QueryView query={query} failure={<span lang="es">No se pudieron cargar los detalles de la sincronización</span>}>
      {(details) =>
        details.length === 0 ? (
          <Empty lang="en">No details found for this sync operation.</Empty>
        ) : (
          <DetailsTable details={details} />
        )
      }
    </QueryView>
  );
}
