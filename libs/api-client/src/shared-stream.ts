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
 * holds a lock has the stream. A tab that becomes visible takes the lock, because phones suspend tabs in the background;
 * when the tab with the lock is closed, the next one gets it. Needs a secure context.
 */
export function shareStream(path: string, handlers: EventStreamHandlers): () => void {
  const name = `stream ${path}`;
  const channel = new BroadcastChannel(name);
  let turn = new AbortController();
  const deliver = receiver(handlers);

  function takeTurn(steal: boolean): void {
    turn.abort();
    const { signal } = (turn = new AbortController());
    navigator.locks
      .request(name, steal ? { steal } : { signal }, () =>
        signal.aborted ? undefined : lead(path, Object.keys(handlers.on), { channel, deliver, signal }),
      )
      .catch((error: unknown) => {
        if (signal.aborted) return;
        // Another tab took the lock.
        if (error instanceof DOMException && error.name === 'AbortError') takeTurn(false);
        else console.error('The stream of events could not be shared', error);
      });
  }

  const onVisibility = (): void => {
    if (!document.hidden) takeTurn(true);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => deliver(data));
  channel.postMessage(JOIN);
  addEventListener('visibilitychange', onVisibility);
  takeTurn(!document.hidden);
  return () => {
    removeEventListener('visibilitychange', onVisibility);
    turn.abort();
    channel.close();
  };
}

/** Returns a function that calls the handlers for a message. */
function receiver({ on, onOpen }: EventStreamHandlers): (message: Message) => void {
  let hasJoined = false;
  return function deliver(message) {
    if (message.type === 'event') on[message.name]?.(message.data);
    if (message.type === 'open') {
      hasJoined = true;
      onOpen?.();
    }
    if (message.type === 'state' && !hasJoined) for (const part of [OPEN, ...message.events]) deliver(part);
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
  const answer = ({ data }: MessageEvent<Message>): void => {
    if (data.type !== 'join' || !isOpen) return;
    channel.postMessage({ type: 'state', events: [...latest.values()] } satisfies Message);
  };
  channel.addEventListener('message', answer, { signal });
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
