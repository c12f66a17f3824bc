import type { SyncProgress, SyncRun, SyncStarted } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { SyncContext, type SyncRuns } from './context.ts';
import { listenToProgress } from './listen-to-progress.ts';
import { SYNC_ACTIONS, syncActionOf } from './sync-actions.ts';
import { SyncResults } from './SyncResults.tsx';
import { useSyncResults } from './use-sync-results.ts';
import { watchedRun } from './watched-run.ts';

const FAILED = 'Failed to sync data';

/** Starts runs, follows the one under way in every tab of the console, and shows the results of one's own. */
export function SyncProvider({ children }: { children: ReactNode }) {
  const http = useHttp();
  const { toast } = useServices();
  const client = useQueryClient();
  const { shown, show, close } = useSyncResults();
  const [progress, setProgress] = useState<SyncProgress | null>(null);
  const [starting, setStarting] = useState(false);

  const tellEnd = useCallback(
    ({ id, kind, status, error }: Pick<SyncRun, 'id' | 'kind' | 'status' | 'error'>) => {
      if (id !== watchedRun.id() || status === 'in_progress') return;
      watchedRun.forget();
      if (status === 'completed') void show(kind);
      else
        toast({
          title: syncActionOf(kind).failed,
          titleLanguage: 'en',
          description: error ?? FAILED,
          tone: 'destructive',
        });
    },
    [show, toast],
  );
  /** For an end that nobody heard of: while the page was loading, or before the server had said which run it is. */
  const lookForEnd = useCallback(async () => {
    if (watchedRun.id() === null) return;
    const runs = await http.get<SyncRun[]>('/api/admin/sync-history').catch(() => []);
    runs.forEach(tellEnd);
  }, [http, tellEnd]);

  const hear = useEffectEvent((news: SyncProgress | null) => {
    const running = news?.status === 'in_progress' ? news : null;
    setProgress(running);
    const hasEnded = news !== null && !running;
    // The history has one more, or what there was has changed.
    if (hasEnded || running?.syncId !== progress?.syncId) void client.invalidateQueries();
    if (news === null) void lookForEnd();
    else if (hasEnded) tellEnd({ ...news, id: news.syncId });
  });
  useEffect(() => listenToProgress((news) => hear(news)), []);

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
            toast({ title: message, titleLanguage: 'en' });
            return lookForEnd();
          })
          .catch((cause: unknown) => toast({ ...failure(failed, cause), titleLanguage: 'en' }))
          .finally(() => setStarting(false));
      },
      cancel() {
        if (!progress) return;
        http.post(`/api/admin/sync/${progress.syncId}/cancel`).catch((cause: unknown) => toast(failure(FAILED, cause)));
      },
    }),
    [http, lookForEnd, progress, starting, toast],
  );

  return (
    <SyncContext value={runs}>
      {children}
      <SyncResults shown={shown} onClose={close} />
    </SyncContext>
  );
}

function failure(title: string, cause: unknown): ToastRequest {
  return { title, description: errorText(cause, FAILED), tone: 'destructive', cause };
}
