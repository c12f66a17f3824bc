import { Injectable } from '@nestjs/common';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Log } from '../../../platform/http/log.ts';
import { ApiError, nextMidnight, NotFoundInService } from '../../football-api/football-api.port.ts';
import type { RunOutcome } from './lease.ts';
import type { SyncRun } from './sync-run.entity.ts';
import { HOUR_MS, MINUTE_MS } from '../../../platform/environment/durations.ts';

export interface ClassifiedError {
  /** Shown to the administrator. */
  message: string;
  /** Set if the error affects the whole run: how the run ends or waits. */
  outcome?: RunOutcome;
  /** Whether the service did not respond. It may respond for the next item. */
  isUnanswered?: boolean;
  isUnknown?: boolean;
}

/** Random delay after midnight, so that the servers of several sites do not call in the same second. */
const MIN_DELAY_MS = 5000;
const MAX_DELAY_MS = MINUTE_MS;
const MAX_OUTAGE_MS = HOUR_MS;

const OUTAGE =
  'The data service has given no answer for an hour, so the rest was not tried. What was done until then is kept; ' +
  'start it again later.';

@Injectable()
export class ErrorClassifier {
  constructor(
    private readonly clock: Clock,
    private readonly random: RandomSource,
    private readonly log: Log,
  ) {}

  classify(error: unknown, run: Pick<SyncRun, 'id' | 'restingSince'>): ClassifiedError {
    if (error instanceof NotFoundInService) return { message: error.message, isUnknown: true };
    if (error instanceof ApiError)
      return error.kind === 'circuitOpen' ? this.duringOutage(error, run) : this.afterCall(error);
    this.log.error({ err: error, syncId: run.id }, 'A sync failed because of an internal error.');
    return { message: 'Something went wrong on our side; the log of the server has the details.' };
  }

  /** No call was sent, so the item may still succeed. The run waits for the next trial call, for at most an hour. */
  private duringOutage(
    { retryAt, message }: ApiError,
    { restingSince }: Pick<SyncRun, 'restingSince'>,
  ): ClassifiedError {
    const outageMs = restingSince === null ? 0 : this.clock.now().getTime() - restingSince.getTime();
    if (outageMs >= MAX_OUTAGE_MS) return { message, outcome: { kind: 'close', error: OUTAGE } };
    return { message, outcome: { kind: 'release', until: retryAt ?? null, isOutage: true } };
  }

  private afterCall({ advice, message }: ApiError): ClassifiedError {
    switch (advice) {
      case 'nextDay':
        return { message, outcome: { kind: 'release', until: this.soonAfterMidnight() } };
      case 'stopRun':
        return { message, outcome: { kind: 'close', error: message } };
      case 'retryLater':
        return { message, isUnanswered: true };
      case 'neverRetry':
        return { message };
    }
  }

  private soonAfterMidnight(): Date {
    const delayMs = MIN_DELAY_MS + this.random.next() * (MAX_DELAY_MS - MIN_DELAY_MS);
    return new Date(nextMidnight(this.clock.now()).getTime() + delayMs);
  }
}
