import type { ProblemCode, SyncFailureCode } from '@soccer-legends/contracts';
import { DomainError, problem } from '../../platform/http/domain-error.ts';
import { ApiError } from '../football-api/football-api.port.ts';

export class SyncAlreadyRunning extends problem(
  'sync.alreadyRunning',
  409,
  'Sync {id} is still running. Wait until it has ended, or cancel it.',
) {
  constructor(override readonly syncId: number) {
    super({ id: syncId });
  }
}

export const SyncNotFound = problem(
  'sync.notFound',
  404,
  'There is no sync with the id {id}. Syncs are deleted after 90 days: choose one from the list.',
);

export const SyncNotRunning = problem(
  'sync.notRunning',
  409,
  'Sync {id} has already ended and cannot be canceled. Reload the list to see its result.',
);

export class NoSyncCapacity extends DomainError {
  readonly code = 'sync.noCapacity';
  readonly httpStatus = 409;

  /** @param values numbers of players */
  constructor(override readonly values: { requested: number; capacity: number }) {
    super(
      values.capacity <= 0
        ? "Today's calls to the data service are used up. Try again after midnight UTC, when the quota is renewed."
        : `Today's calls to the data service suffice for ${values.capacity} players, not for ${values.requested}. Request fewer.`,
    );
  }
}

export const PlayerUnknown = problem(
  'sync.playerUnknown',
  404,
  'There is no player with the id {id}. Reload the list and choose a player from it.',
);

export const PlayerNotLinked = problem(
  'sync.playerNotLinked',
  409,
  '{name} has no id of the data service yet: search for the player there and import the right one.',
);

/** The name is that of the player of the catalogue that has the id. */
export const PlayerAlreadyLinked = problem(
  'sync.playerAlreadyLinked',
  409,
  '{name} is already linked to player {apiId} of the data service. Choose another player.',
);

export const TeamUnknown = problem(
  'sync.teamUnknown',
  404,
  'There is no team called "{name}". Choose one from the list.',
);

export const LeagueUnknown = problem(
  'sync.leagueUnknown',
  404,
  'The data service has no league with the id {id}. Choose leagues from the list.',
);

/** Why the data service gave no usable response, as a failed run stores it. */
interface Reason {
  failure?: SyncFailureCode | undefined;
  detail?: string | undefined;
}

const STATUSES = {
  'sync.playerUnknown': 404,
  'footballApi.refused': 502,
  'footballApi.quotaUsedUp': 503,
  'footballApi.unavailable': 503,
} as const satisfies Partial<Record<ProblemCode, number>>;

/** The data service gave no usable response. */
export class ServiceError extends DomainError {
  readonly httpStatus: number;
  override readonly failure: SyncFailureCode | undefined;
  override readonly detail: string | undefined;
  override readonly headers: Readonly<Record<string, string>>;

  /** @param retryAfterS seconds after which the request may succeed; undefined for an error that is not temporary */
  constructor(
    readonly code: keyof typeof STATUSES,
    message: string,
    { failure, detail }: Reason,
    retryAfterS?: number,
  ) {
    super(message);
    this.httpStatus = STATUSES[code];
    this.failure = failure;
    this.detail = detail;
    this.headers = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  }
}

const OUTAGE_SECONDS = 60;

/** Converts an error of a call that a client waits for to an HTTP error. Returns any other error unchanged. */
export function toServiceError(error: unknown, now: Date): unknown {
  // `AbortSignal.timeout` rejects a call with a TimeoutError, and the wait before a call with an AbortError.
  if (/^(?:Timeout|Abort)Error$/.test((error as Error | null)?.name ?? '')) {
    const message = 'The data service is slow. Try again in a minute.';
    return new ServiceError('footballApi.unavailable', message, { failure: 'timedOut' }, OUTAGE_SECONDS);
  }
  if (!(error instanceof ApiError)) return error;
  const { advice, message, retryAt, kind, detail } = error;
  const reason = { failure: kind, detail };
  const seconds = retryAt ? Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000)) : OUTAGE_SECONDS;
  switch (advice) {
    case 'nextDay': {
      const text = `${message} Try again after midnight UTC, when the quota is renewed.`;
      return new ServiceError('footballApi.quotaUsedUp', text, reason, seconds);
    }
    case 'retryLater':
      return new ServiceError('footballApi.unavailable', `${message} Try again in ${seconds} s.`, reason, seconds);
    case 'neverRetry': {
      const text = `${message} Request something else: the same request would fail again.`;
      return new ServiceError('footballApi.refused', text, reason);
    }
    case 'stopRun':
      return new ServiceError('footballApi.refused', message, reason);
  }
}
