import type { SyncProgress } from '@soccer-legends/contracts';
import { requiredContext } from '../http/required-context.ts';
import type { SyncActionName } from './sync-actions.ts';

export interface SyncRuns {
  progress: SyncProgress | null;
  /** Whether the server has not answered a start yet. */
  starting: boolean;
  busy: boolean;
  /** Starts a run. A toast reports whether the server accepts it. */
  start(action: SyncActionName, request?: object): void;
  /** Cancels the run in progress. Its end is then reported in this browser tab. */
  cancel(): void;
}

export const [SyncContext, useSyncRuns] = requiredContext<SyncRuns>('SyncContext');
