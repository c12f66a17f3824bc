import type { SyncProgress, SyncStarted } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { useServices } from '@soccer-legends/game-sdk/react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useHttp } from '../http/context.ts';
import { errorText } from '../http/error-text.ts';
import { useReload } from '../http/use-read.ts';
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
  const reload = useReload();
  const { shown, show, close } = useSyncResults();
  const [progress, setProgress] = useState<SyncProgress | null>(null);
  const [starting, setStarting] = useState(false);

  const hear = useEffectEvent((news: SyncProgress | null) => {
    setProgress(news?.status === 'in_progress' ? news : null);
    if (news === null || news.status === 'in_progress') return;
    void reload('/api/admin/', '/api/coaches');
    if (!watchedRun.is(news.syncId)) return;
    watchedRun.forget();
    if (news.status === 'completed') void show(news.kind);
    else toast({ title: syncActionOf(news.kind).failed, description: news.error ?? FAILED, tone: 'destructive' });
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
            toast({ title: message });
          })
          .catch((cause: unknown) => toast({ ...failure(failed, cause), titleLanguage: 'en' }))
          .finally(() => setStarting(false));
      },
      cancel() {
        if (!progress) return;
        http.post(`/api/admin/sync/${progress.syncId}/cancel`).catch((cause: unknown) => toast(failure(FAILED, cause)));
      },
    }),
    [http, progress, starting, toast],
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
