import type { SyncProgress } from '@soccer-legends/contracts';
import { createContext, useContext } from 'react';
import type { SyncActionName } from './sync-actions.ts';

export interface SyncRuns {
  /** The run in progress; null without one. */
  progress: SyncProgress | null;
  starting: boolean;
  /** Whether a run is in progress or starting. */
  busy: boolean;
  start(action: SyncActionName, request?: object): void;
  cancel(): void;
}

export const SyncContext = createContext<SyncRuns | null>(null);

export function useSyncRuns(): SyncRuns {
  const runs = useContext(SyncContext);
  if (!runs) throw new Error('useSyncRuns needs a SyncContext above the component.');
  return runs;
}
