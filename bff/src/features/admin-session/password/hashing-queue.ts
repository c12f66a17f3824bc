import { Injectable } from '@nestjs/common';
import { RateLimited } from '../../../platform/http/request-errors.ts';

const AT_ONCE = 2;
const WAITING = 8;
const RETRY_SECONDS = 2;

/** Keeps hashing, which takes 64 MiB and a core each time, from taking the whole machine. */
@Injectable()
export class HashingQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs the work when it is its turn; throws `RateLimited` where too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= AT_ONCE) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over this place, so that nobody who comes in between can.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= WAITING) throw new RateLimited(RETRY_SECONDS);
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
