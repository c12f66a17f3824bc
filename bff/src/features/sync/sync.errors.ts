import { DomainError } from '../../platform/http/domain-error.ts';
import { ApiError } from './wire/api-error.ts';

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
    super(`There is no sync with the id ${id}; syncs are deleted after 90 days.`);
  }
}

export class SyncNotRunning extends DomainError {
  readonly code = 'sync.notRunning';
  readonly httpStatus = 409;

  constructor(id: number) {
    super(`Sync ${id} has already ended and cannot be canceled.`);
  }
}

export class NoSyncCapacity extends DomainError {
  readonly code = 'sync.noCapacity';
  readonly httpStatus = 409;

  constructor(requested: number, capacity: number) {
    super(
      capacity <= 0
        ? "Today's calls to the data service are used up. The quota is renewed at midnight UTC."
        : `Today's calls to the data service suffice for ${capacity} players, not for ${requested}. Request fewer.`,
    );
  }
}

export class PlayerUnknown extends DomainError {
  readonly code = 'sync.playerUnknown';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`There is no player with the id ${id}.`);
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

export class PlayerNotInService extends DomainError {
  readonly code = 'sync.playerUnknown';
  readonly httpStatus = 404;
}

export class PlayerNotSynced extends DomainError {
  readonly code = 'footballApi.refused';
  readonly httpStatus = 502;
}

export class TeamUnknown extends DomainError {
  readonly code = 'sync.teamUnknown';
  readonly httpStatus = 404;

  constructor(name: string) {
    super(`There is no team called "${name}". Choose one from the list.`);
  }
}

class QuotaUsedUp extends DomainError {
  readonly code = 'footballApi.quotaUsedUp';
  readonly httpStatus = 503;
}

class ServiceUnavailable extends DomainError {
  readonly code = 'footballApi.unavailable';
  readonly httpStatus = 503;
}

class ServiceRefused extends DomainError {
  readonly code = 'footballApi.refused';
  readonly httpStatus = 502;
}

/** Converts an error of a call that a client waits for to an HTTP error; returns any other error unchanged. */
export function toServiceError(error: unknown): unknown {
  // `AbortSignal.timeout` rejects a call with a TimeoutError, and the wait before a call with an AbortError.
  if (/^(?:Timeout|Abort)Error$/.test((error as Error | null)?.name ?? ''))
    return new ServiceUnavailable('The data service is slow, or its calls of this minute are used up. Try again.');
  if (!(error instanceof ApiError)) return error;
  switch (error.advice) {
    case 'nextDay':
      return new QuotaUsedUp(error.message);
    case 'retryLater':
      return new ServiceUnavailable(error.message);
    case 'neverRetry':
    case 'stopRun':
      return new ServiceRefused(error.message);
  }
}
