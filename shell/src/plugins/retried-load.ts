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
