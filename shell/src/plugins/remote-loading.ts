import { useEffect, useEffectEvent, useState } from 'react';
import { RETRY_PATHS } from '@soccer-legends/contracts';

/** A load that takes longer counts as failed. */
const LOAD_TIMEOUT_MS = 8000;

/** Loads one version of a remote. Browsers cache the failure of an address, so each attempt uses another path. */
export class RetriedLoad<Loaded> {
  /** Undefined until an attempt succeeds. */
  done: Loaded | undefined;
  private failures = 0;
  private current: Promise<Loaded> | undefined;

  constructor(private readonly fetchAt: (attempt: number) => Promise<Loaded>) {}

  /** Whether a path is left for a retry. Otherwise, only a new document can load the remote. */
  get canRetry(): boolean {
    return this.failures <= RETRY_PATHS;
  }

  /** Returns the result or the running attempt; otherwise begins an attempt, which fails after 8 seconds. */
  load(): Promise<Loaded> {
    if (this.done) return Promise.resolve(this.done);
    this.current ??= inTime(this.fetchAt(this.failures)).then(
      (loaded) => (this.done = loaded),
      (fault: unknown) => {
        this.failures += 1;
        this.current = undefined;
        throw fault;
      },
    );
    return this.current;
  }
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Loading took longer than ${LOAD_TIMEOUT_MS} ms.`)),
      LOAD_TIMEOUT_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Returns `load` with its first success cached. Failures are not cached. */
export function keepLoaded<Loaded>(load: (attempt: number) => Promise<Loaded>): (attempt: number) => Promise<Loaded> {
  let kept: { loaded: Loaded } | undefined;
  return async (attempt) => {
    kept ??= { loaded: await load(attempt) };
    return kept.loaded;
  };
}

export interface RemoteLoading<Loaded> {
  /** Undefined while it loads and after a failure. */
  loaded: Loaded | undefined;
  fault: unknown;
  /** Number of retries. As a key, it resets what an error boundary contains. */
  tries: number;
  /** Loads again in this document, or in a new one if that is no longer possible. */
  retry(): void;
}

export interface RemoteSource<Loaded> {
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
