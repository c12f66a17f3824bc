import { openEventStream } from '@soccer-legends/api-client';
import type { SyncProgress } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Notice } from '../components/Notice.tsx';
import { SyncResults } from './SyncResults.tsx';
import { SyncContext } from './context.ts';
import { useRunActions } from './use-run-actions.ts';
import { useRunEnd } from './use-run-end.ts';
import { useSyncResults } from './use-sync-results.ts';

/** Starts runs, tracks the one in progress, and shows the results of those that this browser tab started. */
export function SyncProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
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
  // The stream sends null without a run, and the current state whenever it reopens.
  useEffect(
    () =>
      openEventStream('/api/admin/sync/progress', {
        on: { progress: (data) => applyProgress(JSON.parse(data) as SyncProgress | null) },
      }),
    [],
  );

  const runs = useRunActions(progress, watch);

  return (
    <SyncContext value={runs}>
      {hasMissed && <Notice onRetry={retry}>{t('sync.missed')}</Notice>}
      {children}
      <SyncResults shown={shown} onClose={close} />
    </SyncContext>
  );
}
