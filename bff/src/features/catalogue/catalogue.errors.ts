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
