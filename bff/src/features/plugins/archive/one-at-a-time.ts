import { Overloaded } from '../../../platform/http/request-errors.ts';

const LONGEST_QUEUE = 20;

/** Lets work that needs much memory through one by one, so that the peak is that of one. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Throws `Overloaded` where too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= LONGEST_QUEUE) throw new Overloaded();
    this.waiting += 1;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}
