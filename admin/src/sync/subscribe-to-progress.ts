import { openEventStream } from '@soccer-legends/api-client';
import type { SyncProgress } from '@soccer-legends/contracts';

/**
 * Subscribes to the progress of the current run; the listener receives null while there is none, and the present state
 * whenever the stream opens again. Returns the function that unsubscribes.
 */
export function subscribeToProgress(listener: (progress: SyncProgress | null) => void): () => void {
  return openEventStream('/api/admin/sync/progress', {
    on: { progress: (data) => listener(JSON.parse(data) as SyncProgress | null) },
  });
}
