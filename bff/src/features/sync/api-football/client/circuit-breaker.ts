import type { Clock } from '../../../../platform/environment/clock.ts';
import { faultOf } from '../wire/refusals.ts';

const MOST_FAILURES = 5;
const REST_MS = 60_000;

/**
 * Leaves a service alone that does not answer: after five failures in a row there are no calls for a minute, then a
 * single one that decides whether it goes on.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;

  constructor(private readonly clock: Clock) {}

  /** @throws ApiFault `resting` while there may be no call. */
  check(): void {
    const now = this.clock.now().getTime();
    // A clock that was set back must not make the rest longer.
    if (this.openedAt === undefined || now < this.openedAt) return;
    const retryAt = this.openedAt + REST_MS;
    if (now < retryAt) throw faultOf('resting', null, { retryAt: new Date(retryAt) });
  }

  succeeded(): void {
    this.failures = 0;
    this.openedAt = undefined;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= MOST_FAILURES) this.openedAt = this.clock.now().getTime();
  }
}
