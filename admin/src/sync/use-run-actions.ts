import type { SyncProgress, SyncStarted } from '@soccer-legends/contracts';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { useHttp } from '../http/context.ts';
import type { SyncRuns } from './context.ts';
import { DEFAULT_REASON, failureToast } from './failure-toast.ts';
import { SYNC_ACTIONS } from './sync-actions.ts';
import { watchedRun } from './watched-run.ts';

/**
 * Starts and cancels runs.
 * @param progress the run in progress; null without one
 * @param onStarted called with the id of the started run
 */
export function useRunActions(progress: SyncProgress | null, onStarted: (syncId: number) => Promise<void>): SyncRuns {
  const http = useHttp();
  const { toast } = useServices();
  const [starting, setStarting] = useState(false);

  return useMemo<SyncRuns>(
    () => ({
      progress,
      starting,
      busy: starting || progress !== null,
      start(name, request) {
        const { path, failed } = SYNC_ACTIONS[name];
        setStarting(true);
        http
          .post<SyncStarted>(path, request)
          .then(({ syncId, message }) => {
            toast({ title: message, titleLanguage: 'en' });
            return onStarted(syncId);
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
    [http, onStarted, progress, starting, toast],
  );
}
