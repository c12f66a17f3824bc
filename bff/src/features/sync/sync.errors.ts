import { DomainError } from '../../platform/http/domain-error.ts';

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
    super(`There is no sync with the id ${id}; old ones are removed after 90 days.`);
  }
}

export class SyncNotRunning extends DomainError {
  readonly code = 'sync.notRunning';
  readonly httpStatus = 409;

  constructor(id: number) {
    super(`Sync ${id} has ended already: there is nothing to cancel.`);
  }
}

export class NoSyncCapacity extends DomainError {
  readonly code = 'sync.noCapacity';
  readonly httpStatus = 409;

  constructor(wanted: number, capacity: number) {
    super(
      capacity <= 0
        ? "Today's calls to the data service are used up. They are given anew at midnight UTC."
        : `Today's calls to the data service are enough for ${capacity} players, not for ${wanted}. Ask for fewer.`,
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

export class PlayerNotInService extends DomainError {
  readonly code = 'sync.playerUnknown';
  readonly httpStatus = 404;

  constructor(why: string) {
    super(why);
  }
}

export class PlayerNotSynced extends DomainError {
  readonly code = 'footballApi.refused';
  readonly httpStatus = 502;

  constructor(why: string) {
    super(why);
  }
}

export class TeamUnknown extends DomainError {
  readonly code = 'sync.teamUnknown';
  readonly httpStatus = 404;

  constructor(name: string) {
    super(`There is no team called "${name}". Choose one of the list.`);
  }
}
