import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { type Clock, MINUTE_MS } from '../../../platform/environment/clock.ts';
import { ApiError, type ApiErrorKind } from '../wire/api-error.ts';

const MAX_FAILURES = 5;
const OPEN_MS = MINUTE_MS;
const OUTAGES: readonly ApiErrorKind[] = ['unreachable', 'timedOut', 'serverError', 'invalidResponse'];

/**
 * Opens for a minute after five failures in a row; one trial call then decides whether it closes. Uses the server's `Clock`,
 * so that it can report the time of the next trial.
 */
export class CircuitBreaker {
  private readonly failures = new ConsecutiveBreaker(MAX_FAILURES);
  /** `check` decides how long the circuit stays open: the policy itself would read `Date.now()`. */
  private readonly policy = circuitBreaker(
    handleWhen((error) => this.isFailure(error)),
    { breaker: this.failures, halfOpenAfter: -Infinity },
  );
  private changedAt = 0;

  constructor(private readonly clock: Clock) {
    this.policy.onStateChange(() => (this.changedAt = clock.now().getTime()));
    // A refusal proves that the service is up.
    this.policy.onFailure(({ handled }) => handled || this.failures.success());
  }

  /** @throws ApiError `circuitOpen` with the time of the next trial call */
  check(): void {
    const { state } = this.policy;
    const changedMs = this.clock.now().getTime() - this.changedAt;
    const isTrialDue = state === CircuitState.Open && (changedMs >= OPEN_MS || changedMs < 0);
    if (state === CircuitState.Closed || isTrialDue) return;
    throw new ApiError('circuitOpen', undefined, { retryAt: new Date(this.changedAt + OPEN_MS) });
  }

  /** Sends a call unless the circuit is open. @throws ApiError `circuitOpen` as `check`; else the error of the call */
  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    this.check();
    return this.policy.execute(call);
  }

  /** A trial call that was aborted proves nothing. */
  private isFailure(error: Error): boolean {
    return error instanceof ApiError ? OUTAGES.includes(error.kind) : this.policy.state === CircuitState.HalfOpen;
  }
}
