import type { Clock } from '../../../platform/environment/clock.ts';
import { apiError } from '../wire/api-error.ts';
import { MINUTE_MS } from '../../../platform/environment/durations.ts';

const MAX_FAILURES = 5;
const OPEN_MS = MINUTE_MS;

/**
 * Opens for a minute after five failures in a row; one trial call then decides whether it closes. Uses the server's `Clock`,
 * so that it can report the time of the next trial.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;

  constructor(private readonly clock: Clock) {}

  /** @throws ApiError `circuitOpen` with the time of the next trial call */
  check(): void {
    const now = this.clock.now().getTime();
    // A clock that was set back must not keep the circuit open for longer.
    if (this.openedAt === undefined || now < this.openedAt) return;
    const retryAt = this.openedAt + OPEN_MS;
    if (now < retryAt) throw apiError('circuitOpen', null, { retryAt: new Date(retryAt) });
  }

  recordSuccess(): void {
    this.failures = 0;
    this.openedAt = undefined;
  }

  recordFailure(): void {
    this.failures += 1;
    if (this.failures >= MAX_FAILURES) this.openedAt = this.clock.now().getTime();
  }
}
