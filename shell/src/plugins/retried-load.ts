import { RETRY_PATHS } from '@soccer-legends/contracts';

/** After this long a remote counts as broken. */
const LOAD_TIMEOUT_MS = 8000;

/**
 * One version's files on this page. A browser never fetches one address of a script twice: each attempt has a path of
 * its own. Whoever asks while a load is under way gets the same, whoever asks after a failure the next path.
 */
export class RetriedLoad<Loaded> {
  done: Loaded | undefined;
  private failures = 0;
  private current: Promise<Loaded> | undefined;

  constructor(private readonly fetchAt: (attempt: number) => Promise<Loaded>) {}

  /** Whether asking once more can help; past the last path only a fresh document does. */
  get canRetry(): boolean {
    return this.failures <= RETRY_PATHS;
  }

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
