import type { SyncProgress } from '@soccer-legends/contracts';

const AGAIN_AFTER_MS = 5000;

/**
 * Follows the run under way; null says that there is none. The browser itself mends a broken connection; one that the
 * server refused is tried anew after a pause. Answers how to stop.
 */
export function listenToProgress(listener: (progress: SyncProgress | null) => void): () => void {
  let source: EventSource;
  let pause: ReturnType<typeof setTimeout> | undefined;
  function open(): void {
    source = new EventSource('/api/admin/sync/progress');
    source.addEventListener('progress', ({ data }: MessageEvent<string>) =>
      listener(JSON.parse(data) as SyncProgress | null),
    );
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) pause = setTimeout(open, AGAIN_AFTER_MS);
    });
  }
  open();
  return () => {
    clearTimeout(pause);
    source.close();
  };
}
