import { DomainError } from '../../platform/http/domain-error.ts';

export class PlayerNotFound extends DomainError {
  readonly code = 'catalogue.playerNotFound';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`There is no player with the id ${id}.`);
  }
}

export class TeamNotFound extends DomainError {
  readonly code = 'catalogue.teamNotFound';
  readonly httpStatus = 404;

  constructor(id: number) {
    super(`There is no team with the id ${id}.`);
  }
}
