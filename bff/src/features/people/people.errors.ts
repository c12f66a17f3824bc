import type { FactConflict, FieldFault } from '@soccer-legends/contracts';
import { DomainError } from '../../platform/http/domain-error.ts';

export class PlayerNotFound extends DomainError {
  readonly code = 'catalogue.playerNotFound';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`No player has the id ${id}. Use an id from /api/players.`);
  }
}

export class TeamNotFound extends DomainError {
  readonly code = 'catalogue.teamNotFound';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`No team has the id ${id}. Use an id from /api/admin/teams.`);
  }
}

export class PersonNotFound extends DomainError {
  readonly code = 'facts.personNotFound';
  readonly httpStatus = 404;

  constructor(kind: string, id: number) {
    super(`No ${kind} has the id ${id}. Reload the list and choose from it.`);
  }
}

export class RevisionNotFound extends DomainError {
  readonly code = 'facts.revisionNotFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such revision. Use an id or a run from /api/admin/revisions.');
  }
}

export class InvalidFacts extends DomainError {
  readonly code = 'facts.invalid';
  readonly httpStatus = 400;

  constructor(override readonly fieldFaults: readonly FieldFault[]) {
    super(
      `The facts break a rule of the data set: ${fieldFaults.map(({ message }) => message).join('; ')}. Correct them, then save again.`,
    );
  }
}

export class NotMergeable extends DomainError {
  readonly code = 'facts.notMergeable';
  readonly httpStatus = 409;

  constructor() {
    super('Only two different players, or two different coaches, who are not hidden can be merged.');
  }
}

export class FactsConflict extends DomainError {
  readonly code = 'facts.conflict';
  readonly httpStatus = 409;

  constructor(override readonly conflicts: readonly FactConflict[]) {
    super('Someone else has changed the same facts. Read the person again, and decide for each fact.');
  }
}
