import { DomainError } from '../../platform/http/domain-error.ts';

export class FixtureNotFound extends DomainError {
  readonly code = 'matchday.fixtureNotFound';
  readonly httpStatus = 404;

  constructor() {
    super('The card of this matchday does not have this game. Choose a game of the card.');
  }
}

export class MatchdayOver extends DomainError {
  readonly code = 'matchday.over';
  readonly httpStatus = 409;

  constructor() {
    super(
      'This matchday has ended everywhere. Results of its fixtures are no longer counted: play the current matchday.',
    );
  }
}

export class InvalidTicket extends DomainError {
  readonly code = 'matchday.invalidTicket';
  readonly httpStatus = 403;

  constructor() {
    super(
      'The server did not issue this ticket for this matchday, or it has expired. The result was not counted: start the fixture again.',
    );
  }
}
