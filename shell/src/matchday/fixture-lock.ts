export type FixtureLocks = Pick<LockManager, 'request'>;

export type OpenPlace = 'here' | 'elsewhere';

export interface FixtureLock {
  /** Opens the fixture in this tab and closes it in the other one. */
  takeOver(): void;
  /** Lets another tab open the fixture. Afterwards, no change is reported. */
  release(): void;
}

/**
 * Opens a fixture in one tab at a time, so that two tabs cannot play it twice. Reports each change of where it is open. A
 * browser that blocks the site's storage denies locks as well, and then every tab may play.
 */
export function lockFixture(locks: FixtureLocks, id: string, onPlace: (place: OpenPlace) => void): FixtureLock {
  const name = `fixture/${id}`;
  const released = new AbortController();
  let waiting = new AbortController();
  let isTakingOver = false;

  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (!lock || released.signal.aborted) return undefined;
    onPlace('here');
    return new Promise((resolve) => released.signal.addEventListener('abort', () => resolve()));
  };
  const lost = (error: unknown): void => {
    if (released.signal.aborted) return;
    // An aborted request and a stolen lock reject with this error.
    if (error instanceof DOMException && error.name === 'AbortError') elsewhere();
    else onPlace('here');
  };
  const elsewhere = (): void => {
    onPlace('elsewhere');
    isTakingOver = false;
    waiting = new AbortController();
    const { signal } = waiting;
    locks.request(name, { signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) lost(error);
    });
  };

  locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (!lock && !released.signal.aborted) elsewhere();
      return hold(lock);
    })
    .catch(lost);
  return {
    takeOver() {
      // A second request would steal the lock from the first one.
      if (isTakingOver) return;
      isTakingOver = true;
      waiting.abort();
      locks.request(name, { steal: true }, hold).catch(lost);
    },
    release() {
      waiting.abort();
      released.abort();
    },
  };
}
