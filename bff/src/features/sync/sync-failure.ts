import { Injectable } from '@nestjs/common';
import type { SyncChange, SyncFailureCode, SyncKind, SyncRunFailure } from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import { Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/environment/clock.ts';
import { Detects, type Incident, type IncidentSource } from '../../platform/incidents/incident-source.ts';
import type { RandomSource } from '../../platform/environment/random-source.ts';
import { ApiError, nextMidnight, NotFoundInService } from '../football-api/football-api.port.ts';
import { isForOnePerson } from './people/writing-run.ts';
import type { SyncRun } from './runs/sync-run.entity.ts';

const TEXTS = {
  canceled: 'Canceled by the administrator. What was done until then is kept.',
  crashed:
    'Interrupted: the server stopped three times at the same item. What was done until then is kept; start it again, ' +
    'and check the log of the server if it happens again.',
  outage:
    'The data service has given no answer for an hour, so the rest was not tried. What was done until then is kept; ' +
    'start it again later.',
  unanswered:
    'The data service gave no answer for five items in a row, so the rest was not tried. Start it again later.',
  internal: 'Something went wrong on our side; the log of the server has the details.',
} as const satisfies Partial<Record<SyncFailureCode, string>>;

type OwnCode = keyof typeof TEXTS;

/** Why a run or an item failed. A failure at the data service has the message of the error, which includes the detail. */
export type SyncFailure =
  { code: OwnCode } | { code: Exclude<SyncFailureCode, OwnCode>; message: string; detail?: string | undefined };

function failureText(failure: SyncFailure): string {
  return 'message' in failure ? failure.message : TEXTS[failure.code];
}

export function failedChange(failure: SyncFailure): SyncChange {
  const detail = detailOf(failure);
  return { error: failureText(failure), failure: failure.code, ...(detail && { detail }) };
}

/** Returns the columns of a run that ended. @param failure null for a completed run */
export function endColumns(
  failure: SyncFailure | null,
): Pick<SyncRun, 'status' | 'failure' | 'error' | 'failureDetail'> {
  if (!failure) return { status: 'completed', failure: null, error: null, failureDetail: null };
  const failureDetail = detailOf(failure) ?? null;
  return { status: 'failed', failure: failure.code, error: failureText(failure), failureDetail };
}

export function toRunFailure({ error, failure, failureDetail }: SyncRun): SyncRunFailure {
  return { error, failure, detail: failureDetail };
}

function detailOf(failure: SyncFailure): string | undefined {
  return 'message' in failure ? failure.detail : undefined;
}

/** Closes a run, with the failure if it failed, or releases it for another worker. */
export type RunOutcome =
  | { kind: 'close'; failure: SyncFailure | null }
  | {
      kind: 'release';
      /** Time from which a worker may continue the run; null for immediately. */
      until: Date | null;
      /** Whether the run waits because of an outage of the service. */
      isOutage?: boolean;
    };

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

/** Decides what an error of an item means for the item and for its run. */
export function classifyError(
  error: unknown,
  { restingSince }: Pick<SyncRun, 'restingSince'>,
  now: Date,
  random: RandomSource,
): ClassifiedError {
  if (error instanceof NotFoundInService)
    return { failure: { code: 'notInService', message: error.message, detail: error.detail } };
  if (!(error instanceof ApiError)) return { failure: { code: 'internal' } };
  const { kind, advice, message, detail, retryAt } = error;
  const failure = { code: kind, message, detail };
  if (kind === 'circuitOpen') {
    // No call was sent, so the item may still succeed. The run waits for the next trial call, for at most an hour.
    const outageMs = restingSince === null ? 0 : now.getTime() - restingSince.getTime();
    if (outageMs >= MAX_OUTAGE_MS) return { failure, outcome: { kind: 'close', failure: { code: 'outage' } } };
    return { failure, outcome: { kind: 'release', until: retryAt ?? null, isOutage: true } };
  }
  switch (advice) {
    case 'nextDay': {
      const delayMs = MIN_DELAY_MS + random.next() * (MAX_DELAY_MS - MIN_DELAY_MS);
      return { failure, outcome: { kind: 'release', until: new Date(nextMidnight(now).getTime() + delayMs) } };
    }
    case 'stopRun':
      return { failure, outcome: { kind: 'close', failure } };
    case 'retryLater':
      return { failure, isUnanswered: true };
    case 'neverRetry':
      return { failure };
  }
}

const SHOWN_DAYS = 7;

// Raw SQL: the latest row of each group.
const LATEST_OF_EACH_KIND = `
  select distinct on (kind) kind, id, status, failure, error from sync_run
  where status <> 'in_progress' and failure is distinct from 'canceled' and ended_at > ?
  order by kind, id desc`;

interface EndedRun {
  kind: SyncKind;
  id: number;
  status: 'completed' | 'failed';
  failure: SyncFailureCode | null;
  error: string | null;
}

/**
 * Reports kinds of syncs whose latest run in the last week failed. Ignores canceled runs and runs that a person waits for.
 */
@Injectable()
@Detects('syncFailed')
export class FailedSyncs implements IncidentSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<Incident[]> {
    const since = this.clock.ago(SHOWN_DAYS * DAY_MS);
    const latest = await this.database.execute<EndedRun[]>(LATEST_OF_EACH_KIND, [since]);
    return latest
      .filter(({ kind, status }) => status === 'failed' && !isForOnePerson(kind))
      .map(({ kind, id, failure, error }) => ({ subject: kind, facts: { run: id, failure, error } }));
  }
}
