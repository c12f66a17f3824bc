/** Lets one piece of work run at a time, in the order they came. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** A piece of work whose signal aborts while it waits is not begun. */
  take<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const mine = this.last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
