import type { SyncProgress, SyncStarted } from '@soccer-legends/contracts';
import { usePlatform, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { useHttp } from '../http/use-api.ts';
import type { SyncRuns } from './context.ts';
import { useErrorText } from '../http/use-error-text.ts';
import { DEFAULT_REASON, SYNC_ACTIONS } from './sync-actions.ts';
import { toastReason } from '../http/use-failure-text.ts';
import { watchedRun } from './watched-run.ts';

/**
 * Starts and cancels runs.
 * @param progress the run in progress; null without one
 * @param onStarted called with the id of the started run
 */
export function useRunActions(progress: SyncProgress | null, onStarted: (syncId: number) => Promise<void>): SyncRuns {
  const http = useHttp();
  const { toast } = useServices();
  const t = useTexts();
  const { language } = usePlatform();
  const errorText = useErrorText();
  const [starting, setStarting] = useState(false);

  return useMemo<SyncRuns>(() => {
    const showFailure = (title: string, cause: unknown) => {
      const reason = toastReason(errorText(cause, DEFAULT_REASON));
      toast({ title, titleLanguage: 'en', ...reason, tone: 'destructive', cause });
    };
    return {
      progress,
      starting,
      busy: starting || progress !== null,
      start(name, request) {
        const { kind, path, failed } = SYNC_ACTIONS[name];
        setStarting(true);
        http
          .post<SyncStarted>(path, request)
          .then(({ syncId, message }) => {
            toast({ title: language === 'en' ? message : t('sync.started', { run: t(`sync.kind.${kind}`) }) });
            return onStarted(syncId);
          })
          .catch((cause: unknown) => showFailure(failed, cause))
          .finally(() => setStarting(false));
      },
      cancel() {
        if (!progress) return;
        // The tab that cancels a run reports its end, even if another tab started it.
        watchedRun.set(progress.syncId);
        http
          .post(`/api/admin/sync/${progress.syncId}/cancel`)
          .catch((cause: unknown) => showFailure(DEFAULT_REASON, cause));
      },
    };
  }, [errorText, http, language, onStarted, progress, starting, t, toast]);
}
