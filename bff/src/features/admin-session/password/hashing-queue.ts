import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { RateLimited } from '../../../platform/http/request-errors.ts';

const CONCURRENCY = 2;
const MAX_WAITING = 8;
const RETRY_SECONDS = 2;

/** Limits concurrent password hashing, because each hash takes 64 MiB and a CPU core. */
@Injectable()
export class HashingQueue {
  private readonly limit = pLimit(CONCURRENCY);

  /** Runs the work in order of arrival; throws `RateLimited` if too many callers are waiting. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= MAX_WAITING) throw new RateLimited(RETRY_SECONDS);
    return this.limit(work);
  }
}
