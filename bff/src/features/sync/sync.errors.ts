import type { SyncFailureCode } from '@soccer-legends/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { ApiError } from '../football-api/football-api.port.ts';

export class SyncAlreadyRunning extends DomainError {
  readonly code = 'sync.alreadyRunning';
  readonly httpStatus = 409;

  constructor(override readonly syncId: number) {
    super(`Sync ${syncId} is still running. Wait until it has ended, or cancel it.`);
  }
}

export class SyncNotFound extends DomainError {
  readonly code = 'sync.notFound';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`There is no sync with the id ${id}. Syncs are deleted after 90 days: choose one from the list.`);
  }
}

export class SyncNotRunning extends DomainError {
  readonly code = 'sync.notRunning';
  readonly httpStatus = 409;

  constructor(id: number) {
    super(`Sync ${id} has already ended and cannot be canceled. Reload the list to see its result.`);
  }
}

export class NoSyncCapacity extends DomainError {
  readonly code = 'sync.noCapacity';
  readonly httpStatus = 409;

  constructor(requested: number, capacity: number) {
    super(
      capacity <= 0
        ? "Today's calls to the data service are used up. Try again after midnight UTC, when the quota is renewed."
        : `Today's calls to the data service suffice for ${capacity} players, not for ${requested}. Request fewer.`,
    );
  }
}

export class PlayerUnknown extends DomainError {
  readonly code = 'sync.playerUnknown';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`There is no player with the id ${id}. Reload the list and choose a player from it.`);
  }
}

export class PlayerNotLinked extends DomainError {
  readonly code = 'sync.playerNotLinked';
  readonly httpStatus = 409;

  constructor(name: string) {
    super(`${name} has no id of the data service yet: search for the player there and import the right one.`);
  }
}

export class PlayerAlreadyLinked extends DomainError {
  readonly code = 'sync.playerAlreadyLinked';
  readonly httpStatus = 409;

  /** @param name the player of the catalogue that has the id */
  constructor(name: string, apiId: number) {
    super(`${name} is already linked to player ${apiId} of the data service. Choose another player.`);
  }
}

export class TeamUnknown extends DomainError {
  readonly code = 'sync.teamUnknown';
  readonly httpStatus = 404;

  constructor(name: string) {
    super(`There is no team called "${name}". Choose one from the list.`);
  }
}

export class LeagueUnknown extends DomainError {
  readonly code = 'sync.leagueUnknown';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`The data service has no league with the id ${id}. Choose leagues from the list.`);
  }
}

/** Why the data service gave no usable response, as a failed run stores it. */
interface Reason {
  failure: SyncFailureCode | undefined;
  detail: string | undefined;
}

/** An error of the data service. */
abstract class ServiceError extends DomainError {
  override readonly failure: SyncFailureCode | undefined;
  override readonly detail: string | undefined;

  constructor(message: string, { failure, detail }: Reason) {
    super(message);
    this.failure = failure;
    this.detail = detail;
  }
}

/** A temporary error of the service. */
class TryLater extends ServiceError {
  readonly httpStatus = 503;
  override readonly headers: Readonly<Record<string, string>>;

  /** @param seconds time after which the request may succeed */
  constructor(
    readonly code: 'footballApi.quotaUsedUp' | 'footballApi.unavailable',
    message: string,
    seconds: number,
    reason: Reason,
  ) {
    super(message, reason);
    this.headers = { 'retry-after': String(seconds) };
  }
}

export class PlayerNotInService extends ServiceError {
  readonly code = 'sync.playerUnknown';
  readonly httpStatus = 404;
}

export class ServiceRefused extends ServiceError {
  readonly code = 'footballApi.refused';
  readonly httpStatus = 502;
}

const OUTAGE_SECONDS = 60;

/** Converts an error of a call that a client waits for to an HTTP error. Returns any other error unchanged. */
export function toServiceError(error: unknown, now: Date): unknown {
  // `AbortSignal.timeout` rejects a call with a TimeoutError, and the wait before a call with an AbortError.
  if (/^(?:Timeout|Abort)Error$/.test((error as Error | null)?.name ?? ''))
    return new TryLater('footballApi.unavailable', 'The data service is slow. Try again in a minute.', OUTAGE_SECONDS, {
      failure: 'timedOut',
      detail: undefined,
    });
  if (!(error instanceof ApiError)) return error;
  const { advice, message, retryAt, kind: failure, detail } = error;
  const reason = { failure, detail };
  const seconds = retryAt ? Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000)) : OUTAGE_SECONDS;
  switch (advice) {
    case 'nextDay':
      return new TryLater(
        'footballApi.quotaUsedUp',
        `${message} Try again after midnight UTC, when the quota is renewed.`,
        seconds,
        reason,
      );
    case 'retryLater':
      return new TryLater('footballApi.unavailable', `${message} Try again in ${seconds} s.`, seconds, reason);
    case 'neverRetry':
      return new ServiceRefused(`${message} Request something else: the same request would fail again.`, reason);
    case 'stopRun':
      return new ServiceRefused(message, reason);
  }
}
