import type { SyncProgress, SyncRun, SyncStarted } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { SyncContext, type SyncRuns } from './context.ts';
import { MissedResults } from './MissedResults.tsx';
import { subscribeToProgress } from './subscribe-to-progress.ts';
import { SYNC_ACTIONS, syncActionOf } from './sync-actions.ts';
import { SyncResults } from './SyncResults.tsx';
import { useSyncResults } from './use-sync-results.ts';
import { watchedRun } from './watched-run.ts';

const DEFAULT_REASON = 'Failed to sync data';

type EndedRun = Pick<SyncRun, 'id' | 'kind' | 'status' | 'error'>;

/** Starts runs, tracks the one in progress, and shows the results of those that this browser tab started. */
export function SyncProvider({ children }: { children: ReactNode }) {
  const http = useHttp();
  const { toast } = useServices();
  const client = useQueryClient();
  const { shown, show, close } = useSyncResults();
  const [progress, setProgress] = useState<SyncProgress | null>(null);
  const [starting, setStarting] = useState(false);
  const [missed, setMissed] = useState<EndedRun>();

  const reportEnd = useCallback(
    ({ id, kind, status, error }: EndedRun) => {
      if (id !== watchedRun.id() || status === 'in_progress') return;
      watchedRun.clear();
      if (status === 'completed') {
        void show(kind).then((isDone) => {
          setMissed(isDone ? undefined : { id, kind, status, error });
          // The next event or page requests them again, too.
          if (!isDone && watchedRun.id() === null) watchedRun.set(id);
        });
      } else {
        toast({
          title: syncActionOf(kind).failed,
          titleLanguage: 'en',
          description: error ?? DEFAULT_REASON,
          tone: 'destructive',
        });
      }
    },
    [show, toast],
  );
  /** Finds a run that ended while the page loaded, or before the response to its start arrived. */
  const checkHistory = useCallback(async () => {
    if (watchedRun.id() === null) return;
    const runs = await http.get<SyncRun[]>('/api/admin/sync-history').catch(() => []);
    runs.forEach(reportEnd);
  }, [http, reportEnd]);

  const handleProgress = useEffectEvent((update: SyncProgress | null) => {
    const running = update?.status === 'in_progress' ? update : null;
    setProgress(running);
    const hasEnded = update !== null && !running;
    // A run began or ended, so every list may have changed.
    if (hasEnded || running?.syncId !== progress?.syncId) void client.invalidateQueries();
    if (update === null) void checkHistory();
    else if (hasEnded) reportEnd({ ...update, id: update.syncId });
  });
  useEffect(() => subscribeToProgress((update) => handleProgress(update)), []);

  const runs = useMemo<SyncRuns>(
    () => ({
      progress,
      busy: starting || progress !== null,
      start(name, request) {
        const { path, failed } = SYNC_ACTIONS[name];
        setStarting(true);
        http
          .post<SyncStarted>(path, request)
          .then(({ syncId, message }) => {
            watchedRun.set(syncId);
            setMissed(undefined);
            toast({ title: message, titleLanguage: 'en' });
            return checkHistory();
          })
          .catch((cause: unknown) => toast({ ...failureToast(failed, cause), titleLanguage: 'en' }))
          .finally(() => setStarting(false));
      },
      cancel() {
        if (!progress) return;
        // The tab that cancels a run reports its end, even if another tab started it.
        watchedRun.set(progress.syncId);
        http
          .post(`/api/admin/sync/${progress.syncId}/cancel`)
          .catch((cause: unknown) => toast(failureToast(DEFAULT_REASON, cause)));
      },
    }),
    [http, checkHistory, progress, starting, toast],
  );

  return (
    <SyncContext value={runs}>
      {missed && (
        <MissedResults
          onRetry={() => {
            setMissed(undefined);
            reportEnd(missed);
          }}
        />
      )}
      {children}
      <SyncResults shown={shown} onClose={close} />
    </SyncContext>
  );
}

function failureToast(title: string, cause: unknown): ToastRequest {
  return { title, description: errorText(cause, DEFAULT_REASON), tone: 'destructive', cause };
}
