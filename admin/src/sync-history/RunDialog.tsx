import type { Page, SyncDetail, SyncRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Dialog } from '@soccer-legends/ui';
import { SmallButton } from '../components/SmallButton.tsx';
import { useApiMutation, useApiQuery } from '../http/use-api.ts';
import { QueryView, Empty } from '../components/QueryView.tsx';
import { Facts } from '../components/Facts.tsx';
import { Time } from '../components/Time.tsx';
import { detailColumns, DetailsTable } from '../sync/DetailsTable.tsx';
import { DEFAULT_REASON } from '../sync/sync-actions.ts';
import { useRunTitle } from '../components/use-run-title.ts';
import { FailureText } from '../components/FailureText.tsx';
import { PagedTable } from '../table/PagedTable.tsx';
import { sortedPage, useLocalView } from '../table/table-view.ts';
import { RunStatus } from './RunStatus.tsx';
import layout from '../components/layout.module.css';

/** A run with more entries is read in pages. */
const MANY_ITEMS = 1000;

/**
 * Shows a run and the result of each of its items.
 * @param run undefined while the dialog is closed
 */
export function RunDialog({ run, onClose }: { run: SyncRun | undefined; onClose(): void }) {
  const t = useTexts();
  const runTitle = useRunTitle();
  return (
    <Dialog open={run !== undefined} wide title={run ? runTitle(run) : ''} onClose={onClose}>
      {run && (
        <div className={layout.stack}>
          <Facts
            facts={[
              ['ID', run.id],
              [t('history.state'), <RunStatus key="s" run={run} />],
              [t('history.start'), <Time key="b" iso={run.startTime} />],
              [t('history.end'), run.endTime && <Time key="e" iso={run.endTime} />],
              [t('sync.added'), run.playersAdded],
              [t('sync.updated'), run.playersUpdated],
              [t('sync.failed'), run.playersFailed],
              [t('history.calls'), run.calls],
              [t('history.startedBy'), run.startedBy],
              [
                t('history.error'),
                run.status === 'failed' ? (
                  <FailureText
                    key="f"
                    failure={run.failure === 'canceled' ? { ...run, detail: null } : run}
                    fallback={DEFAULT_REASON}
                  />
                ) : null,
              ],
            ]}
          />
          {run.status === 'in_progress' && <CancelRun id={run.id} />}
          {run.totalPlayersProcessed > MANY_ITEMS ? <PagedDetails id={run.id} /> : <Details id={run.id} />}
        </div>
      )}
    </Dialog>
  );
}

/** Cancels a run, even one that is waiting for another. */
function CancelRun({ id }: { id: number }) {
  const t = useTexts();
  const { mutate, isPending } = useApiMutation({
    send: (http) => http.post(`/api/admin/sync/${id}/cancel`, {}),
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

const FAILURE = <span lang="es">No se pudieron cargar los detalles de la sincronización</span>;
const EMPTY = <Empty>No details found for this sync operation.</Empty>;

function Details({ id }: { id: number }) {
  const query = useApiQuery<SyncDetail[]>(`/api/admin/sync-history/${id}/details`);
  return (
    <QueryView query={query} failure={FAILURE}>
      {(details) => (details.length === 0 ? EMPTY : <DetailsTable details={details} />)}
    </QueryView>
  );
}

/** The server sorts and pages the entries of a long run, because its response would have several megabytes. */
function PagedDetails({ id }: { id: number }) {
  const view = useLocalView();
  const query = useApiQuery<Page<SyncDetail>>(
    `/api/admin/sync-history/${id}/items?${new URLSearchParams(sortedPage(view))}`,
  );
  return (
    <div lang="es">
      <PagedTable {...{ view, query }} columns={detailColumns} failure={FAILURE} label="Detalles" empty={EMPTY} />
    </div>
  );
}
