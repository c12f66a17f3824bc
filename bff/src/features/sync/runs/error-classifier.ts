import { Injectable } from '@nestjs/common';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Log } from '../../../platform/http/log.ts';
import { ApiError, nextMidnight, NotFoundInService } from '../../football-api/football-api.port.ts';
import type { SyncFailure } from '../sync-failure.ts';
import type { RunOutcome } from './lease.ts';
import type { SyncRun } from './sync-run.entity.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/environment/durations.ts';

export interface ClassifiedError {
  failure: SyncFailure;
  /** Set if the error affects the whole run: how the run ends or waits. */
  outcome?: RunOutcome;
  /** Whether the service did not respond. It may respond for the next item. */
  isUnanswered?: boolean;
}

/** Random delay after midnight, so that the servers of several sites do not call in the same second. */
const MIN_DELAY_MS = 5000;
const MAX_DELAY_MS = MINUTE_MS;
const MAX_OUTAGE_MS = HOUR_MS;

@Injectable()
export class ErrorClassifier {
  constructor(
    private readonly clock: Clock,
    private readonly random: RandomSource,
    private readonly log: Log,
  ) {}

  classify(error: unknown, run: Pick<SyncRun, 'id' | 'restingSince'>): ClassifiedError {
    if (error instanceof NotFoundInService) {
      const { message, detail } = error;
      return { failure: { code: 'notInService', message, detail } };
    }
    if (error instanceof ApiError)
      return error.kind === 'circuitOpen' ? this.duringOutage(error, run) : this.afterCall(error);
    this.log.error({ err: error, syncId: run.id }, 'A sync failed because of an internal error.');
    return { failure: { code: 'internal' } };
  }

  /** No call was sent, so the item may still succeed. The run waits for the next trial call, for at most an hour. */
  private duringOutage(
    { kind, retryAt, message }: ApiError,
    { restingSince }: Pick<SyncRun, 'restingSince'>,
  ): ClassifiedError {
    const outageMs = restingSince === null ? 0 : this.clock.now().getTime() - restingSince.getTime();
    const failure = { code: kind, message };
    if (outageMs >= MAX_OUTAGE_MS) return { failure, outcome: { kind: 'close', failure: { code: 'outage' } } };
    return { failure, outcome: { kind: 'release', until: retryAt ?? null, isOutage: true } };
  }

  private afterCall({ kind, advice, message, detail }: ApiError): ClassifiedError {
    const failure = { code: kind, message, detail };
    switch (advice) {
      case 'nextDay':
        return { failure, outcome: { kind: 'release', until: this.soonAfterMidnight() } };
      case 'stopRun':
        return { failure, outcome: { kind: 'close', failure } };
      case 'retryLater':
        return { failure, isUnanswered: true };
      case 'neverRetry':
        return { failure };
    }
  }

  private soonAfterMidnight(): Date {
    const delayMs = MIN_DELAY_MS + this.random.next() * (MAX_DELAY_MS - MIN_DELAY_MS);
    return new Date(nextMidnight(this.clock.now()).getTime() + delayMs);
  }
}
