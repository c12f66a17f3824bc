import { backoff } from './retry.ts';

/** What to do with the events of a stream. */
export interface EventStreamHandlers {
  /** Called with the data of each event, by its name. */
  on: Readonly<Record<string, (data: string) => void>>;
  /** Called whenever the stream opens. Events before that were missed. */
  onOpen?(): void;
}

/**
 * Listens to a stream of server-sent events until the returned function is called. A browser reconnects after a lost
 * connection but gives up after a response other than 200. In that case, this opens a new stream, with increasing
 * delays.
 */
export function connect(path: string, { on, onOpen }: EventStreamHandlers): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  function open(): void {
    source = new EventSource(path);
    source.addEventListener('open', () => {
      failures = 0;
      onOpen?.();
    });
    for (const [name, handle] of Object.entries(on))
      source.addEventListener(name, ({ data }: MessageEvent<string>) => handle(data));
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      failures += 1;
      clearTimeout(timer);
      timer = setTimeout(open, backoff(failures + 1));
    });
  }
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
