import type { SyncProgress } from '@soccer-legends/contracts';

const RETRY_AFTER_MS = 5000;

/**
 * Subscribes to the progress of the current run; the listener receives null while there is none. The browser reconnects
 * after a lost connection, but not after a rejected one: that is retried here. Returns the function that unsubscribes.
 */
export function subscribeToProgress(listener: (progress: SyncProgress | null) => void): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  function open(): void {
    source = new EventSource('/api/admin/sync/progress');
    source.addEventListener('progress', ({ data }: MessageEvent<string>) =>
      listener(JSON.parse(data) as SyncProgress | null),
    );
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_AFTER_MS);
    });
  }
  open();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}
