import { openEventStream } from '@soccer-legends/api-client';
import type { SyncProgress } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Notice } from '../components/Notice.tsx';
import { SyncResults } from './SyncResults.tsx';
import { SyncContext } from './context.ts';
import { useRunActions } from './use-run-actions.ts';
import { useRunEnd } from './use-run-end.ts';
import { useSyncResults } from './use-sync-results.ts';

/** Starts runs, tracks the one in progress, and shows the results of those that this browser tab started. */
export function SyncProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { shown, show, close } = useSyncResults();
  const { hasMissed, retry, watch, reportEnd, checkHistory } = useRunEnd(show);
  const [progress, setProgress] = useState<SyncProgress | null>(null);

  const applyProgress = useEffectEvent((update: SyncProgress | null) => {
    const running = update?.status === 'in_progress' ? update : null;
    setProgress(running);
    const hasEnded = update !== null && !running;
    // A run began or ended, so every list may have changed.
    if (hasEnded || running?.syncId !== progress?.syncId) void client.invalidateQueries();
    if (update === null) void checkHistory();
    else if (hasEnded) reportEnd({ ...update, id: update.syncId });
  });
  useEffect(() => subscribeToProgress((update) => applyProgress(update)), []);

  const watchRun = useCallback(
    (syncId: number) => {
      watch(syncId);
      return checkHistory();
    },
    [watch, checkHistory],
  );
  const runs = useRunActions(progress, watchRun);

  return (
    <SyncContext value={runs}>
      {hasMissed && <MissedResults onRetry={retry} />}
      {children}
      <SyncResults shown={shown} onClose={close} />
    </SyncContext>
  );
}

/** Shows that the results of a run could not be read, with a retry button. */
function MissedResults({ onRetry }: { onRetry(): void }) {
  const t = useTexts();
  return <Notice onRetry={onRetry}>{t('sync.missed')}</Notice>;
}

/**
 * Subscribes to the progress of the current run. The listener receives null if there is none, and the current state
 * whenever the stream reopens. Returns a function that unsubscribes.
 */
function subscribeToProgress(listener: (progress: SyncProgress | null) => void): () => void {
  return openEventStream('/api/admin/sync/progress', {
    on: { progress: (data) => listener(JSON.parse(data) as SyncProgress | null) },
  });
}
