import { useEffect, useEffectEvent, useState } from 'react';

export interface RemoteLoading<Loaded> {
  /** Undefined while it loads and after a failure. */
  loaded: Loaded | undefined;
  /** Why the last attempt failed; undefined if it did not fail. */
  fault: unknown;
  /** Number of retries. As a key, it resets what an error boundary contains. */
  tries: number;
  /** Loads again in this document, or in a new one if that is no longer possible. */
  retry(): void;
}

export interface RemoteSource<Loaded> {
  /** The remote, if it is loaded already. */
  known: Loaded | undefined;
  /** Returns undefined if the page is about to be left. */
  load(): Promise<Loaded> | undefined;
  canRetry(): boolean;
}

/** Loads a remote once. Suspense would delay a first reveal by 300 ms and never retry a failed import. */
export function useRemote<Loaded>({ known, load, canRetry }: RemoteSource<Loaded>): RemoteLoading<Loaded> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState(known);
  const [fault, setFault] = useState<unknown>();
  const start = useEffectEvent(load);
  useEffect(() => {
    let current = true;
    start()?.then(
      (remote) => current && setLoaded(remote),
      (cause: unknown) => {
        console.error('A game or the console could not be loaded', cause);
        if (current) setFault(cause);
      },
    );
    return () => {
      current = false;
    };
  }, [tries]);

  function retry(): void {
    if (!canRetry()) return location.reload();
    setFault(undefined);
    setTries(tries + 1);
  }

  return { loaded, fault, tries, retry };
}
