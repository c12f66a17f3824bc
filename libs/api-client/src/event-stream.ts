import { connect, type EventStreamHandlers } from './event-source.ts';
import { shareStream } from './shared-stream.ts';

/**
 * Listens to a stream of server-sent events until the returned function is called. Over HTTP/1.1, all tabs of a browser
 * share six connections to a host, so they share one stream. Without Web Locks, as on a plain HTTP address of the local
 * network, every visible tab has its own, and hidden tabs have none.
 */
export function openEventStream(path: string, handlers: EventStreamHandlers): () => void {
  if (!navigator.locks || !('BroadcastChannel' in globalThis)) return openPageStream(path, handlers);
  return whilePage(
    () => true,
    () => shareStream(path, handlers),
  );
}

/**
 * Listens to a stream that only this page needs, such as that of an open dialog, until the returned function is called. It
 * has a connection only while the page is visible, so that hidden tabs do not use up the browser's six connections.
 */
export function openPageStream(path: string, handlers: EventStreamHandlers): () => void {
  return whilePage(
    () => !document.hidden,
    () => connect(path, handlers),
  );
}

/**
 * Calls `open` whenever the page is wanted, and the function that it returned when it no longer is, or when the page is
 * left: a page with a stream or a lock does not stay in the back/forward cache.
 */
function whilePage(isWanted: () => boolean, open: () => () => void): () => void {
  let close: (() => void) | undefined;
  const follow = (event?: Event): void => {
    if (isWanted() && event?.type !== 'pagehide') close ??= open();
    else {
      close?.();
      close = undefined;
    }
  };
  const events = ['visibilitychange', 'pagehide', 'pageshow'];
  for (const event of events) addEventListener(event, follow);
  follow();
  return () => {
    for (const event of events) removeEventListener(event, follow);
    close?.();
  };
}
