import { connect, type EventStreamHandlers } from './event-source.ts';

interface StreamEvent {
  type: 'event';
  name: string;
  data: string;
}

/** What tabs send each other: `join` to the tab with the stream, and everything else from it. */
type Message =
  | { type: 'join' }
  | { type: 'open' }
  | StreamEvent
  /** The latest event of each name, for a tab that joins an open stream. */
  | { type: 'state'; events: readonly StreamEvent[] };

/**
 * Listens to a stream that one tab of this browser opens for all, until the returned function is called. The tab that
 * holds a lock has the stream; when it is closed, the next tab gets the lock. Needs a secure context.
 */
export function shareStream(path: string, handlers: EventStreamHandlers): () => void {
  const name = `stream ${path}`;
  const channel = new BroadcastChannel(name);
  const left = new AbortController();
  let hasJoined = false;

  function deliver(message: Message): void {
    if (message.type === 'event') handlers.on[message.name]?.(message.data);
    if (message.type === 'open') {
      hasJoined = true;
      handlers.onOpen?.();
    }
    if (message.type === 'state' && !hasJoined) for (const part of [OPEN, ...message.events]) deliver(part);
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => deliver(data));
  channel.postMessage(JOIN);
  navigator.locks
    .request(name, { signal: left.signal }, () =>
      lead(path, Object.keys(handlers.on), { channel, deliver, signal: left.signal }),
    )
    .catch((error: unknown) => {
      if (!left.signal.aborted) console.error('The stream of events could not be shared', error);
    });
  return () => {
    left.abort();
    channel.close();
  };
}

const JOIN: Message = { type: 'join' };
const OPEN: Message = { type: 'open' };

interface Tab {
  channel: BroadcastChannel;
  /** Gives a message to the leading tab itself, which its channel does not. */
  deliver(message: Message): void;
  signal: AbortSignal;
}

/** Opens the stream and passes it on until the signal aborts. */
function lead(path: string, names: readonly string[], { channel, deliver, signal }: Tab): Promise<void> {
  const latest = new Map<string, StreamEvent>();
  let isOpen = false;
  const tell = (message: Message): void => {
    channel.postMessage(message);
    deliver(message);
  };
  const relay = (name: string, data: string): void => {
    const event: StreamEvent = { type: 'event', name, data };
    latest.set(name, event);
    tell(event);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'join' && isOpen)
      channel.postMessage({ type: 'state', events: [...latest.values()] } satisfies Message);
  });
  const close = connect(path, {
    on: Object.fromEntries(names.map((name) => [name, (data: string) => relay(name, data)])),
    onOpen() {
      isOpen = true;
      tell(OPEN);
    },
  });
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => {
      close();
      resolve();
    }),
  );
}
