import { Injectable } from '@nestjs/common';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Log } from '../../../platform/http/log.ts';
import { ApiFault } from '../football/api-fault.ts';
import { NothingFound } from '../football/nothing-found.ts';
import type { RunEnding } from './run-ending.ts';
import type { SyncRun } from './sync-run.entity.ts';

export interface Verdict {
  /** Why, for the administrator. */
  words: string;
  /** How the run ends or waits, where the fault concerns all of it and not one item alone. */
  ending?: RunEnding;
  /** Whether the service gave no answer, which it may to the next question. */
  unanswered?: boolean;
  /** Whether the service does not have what was asked for. */
  unknown?: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** After midnight, so that not everybody who waits for it asks in the same second. */
const SOONEST_MS = 5000;
const LATEST_MS = 60_000;
const LONGEST_REST_MS = 60 * 60 * 1000;

const ABANDONED =
  'The data service has given no answer for an hour, so the rest was not tried. What was done until then is kept; ' +
  'start it again later.';

/** What a fault means for the run that met it. */
@Injectable()
export class FaultJudge {
  constructor(
    private readonly clock: Clock,
    private readonly chance: RandomSource,
    private readonly log: Log,
  ) {}

  of(fault: unknown, run: Pick<SyncRun, 'restingSince'>): Verdict {
    if (fault instanceof NothingFound) return { words: fault.message, unknown: true };
    if (fault instanceof ApiFault) return fault.kind === 'resting' ? this.ofRest(fault, run) : this.ofAnswer(fault);
    this.log.error({ err: fault }, 'A sync met a fault of our own.');
    return { words: 'Something went wrong on our side; the log of the server says what.' };
  }

  /** Nobody was asked, so that nothing is known of this item: the run waits until somebody may be. */
  private ofRest({ retryAt, message: words }: ApiFault, { restingSince }: Pick<SyncRun, 'restingSince'>): Verdict {
    const restedMs = restingSince === null ? 0 : this.clock.now().getTime() - restingSince.getTime();
    if (restedMs >= LONGEST_REST_MS) return { words, ending: { kind: 'close', error: ABANDONED } };
    return { words, ending: { kind: 'release', until: retryAt ?? null, resting: true } };
  }

  private ofAnswer({ advice, message: words }: ApiFault): Verdict {
    switch (advice) {
      case 'nextDay':
        return { words, ending: { kind: 'release', until: this.afterMidnight() } };
      case 'stopRun':
        return { words, ending: { kind: 'close', error: words } };
      case 'retryLater':
        return { words, unanswered: true };
      case 'neverRetry':
        return { words };
    }
  }

  /** The service gives the day's calls anew at midnight UTC. */
  private afterMidnight(): Date {
    const midnight = (Math.floor(this.clock.now().getTime() / DAY_MS) + 1) * DAY_MS;
    return new Date(midnight + SOONEST_MS + this.chance.next() * (LATEST_MS - SOONEST_MS));
  }
}
