import { openEventStream } from '@soccer-legends/api-client';
import type { SyncProgress } from '@soccer-legends/contracts';

/**
 * Subscribes to the progress of the current run. The listener receives null if there is none, and the current state
 * whenever the stream reopens. Returns a function that unsubscribes.
 */
export function subscribeToProgress(listener: (progress: SyncProgress | null) => void): () => void {
  return openEventStream('/api/admin/sync/progress', {
    on: { progress: (data) => listener(JSON.parse(data) as SyncProgress | null) },
  });
}
