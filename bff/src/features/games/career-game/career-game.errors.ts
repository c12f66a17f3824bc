import { DomainError } from '../../../platform/http/domain-error.ts';

export class CareerGameNotFound extends DomainError {
  readonly code = 'careerGame.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such game, or it was started more than a day ago. Start a new one.');
  }
}

export class AlreadyAnswered extends DomainError {
  readonly code = 'careerGame.alreadyAnswered';
  readonly httpStatus = 409;

  constructor() {
    super('This round was already answered with a different player. Request the next round.');
  }
}

export class NotAnswered extends DomainError {
  readonly code = 'careerGame.notAnswered';
  readonly httpStatus = 409;

  constructor() {
    super('This round has no guess yet. Send a guess, then request the next round.');
  }
}

export class GameFinished extends DomainError {
  readonly code = 'careerGame.finished';
  readonly httpStatus = 409;

  constructor() {
    super('All rounds of this game have been played. Start a new one.');
  }
}
