import { connect, type EventStreamHandlers } from './event-source.ts';
import { shareStream } from './shared-stream.ts';

/**
 * Listens to a stream of server-sent events until the returned function is called. Over HTTP/1.1, all tabs of a browser
 * share six connections to a host, so only visible tabs listen, and they share one stream. Without Web Locks, as on a
 * plain HTTP address of the local network, every visible tab has its own.
 */
export function openEventStream(path: string, handlers: EventStreamHandlers): () => void {
  const canShare = Boolean(navigator.locks) && 'BroadcastChannel' in globalThis;
  return whileVisible(() => (canShare ? shareStream(path, handlers) : connect(path, handlers)));
}

/** Calls `open` whenever the page becomes visible, and the function that it returned when the page is hidden or left. */
function whileVisible(open: () => () => void): () => void {
  let close: (() => void) | undefined;
  const follow = (event?: Event): void => {
    if (document.hidden || event?.type === 'pagehide') {
      close?.();
      close = undefined;
    } else close ??= open();
  };
  const events = ['visibilitychange', 'pagehide', 'pageshow'];
  for (const event of events) addEventListener(event, follow);
  follow();
  return () => {
    for (const event of events) removeEventListener(event, follow);
    close?.();
  };
}
