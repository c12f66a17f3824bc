import type { SyncProgress } from '@soccer-legends/contracts';
import { createContext, useContext } from 'react';
import type { SyncActionName } from './sync-actions.ts';

export interface SyncRuns {
  /** The run under way; null where there is none. */
  progress: SyncProgress | null;
  /** Whether one is under way or about to be. */
  busy: boolean;
  start(action: SyncActionName, request?: object): void;
  cancel(): void;
}

export const SyncContext = createContext<SyncRuns | null>(null);

export function useSyncRuns(): SyncRuns {
  const runs = useContext(SyncContext);
  if (!runs) throw new Error('No SyncContext above this component.');
  return runs;
}
