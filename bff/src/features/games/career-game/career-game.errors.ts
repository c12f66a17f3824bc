import { DomainError } from '../../../platform/http/domain-error.ts';

export class CareerGameNotFound extends DomainError {
  readonly code = 'careerGame.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such game, or it is older than a day. Start a new one.');
  }
}

export class AlreadyAnswered extends DomainError {
  readonly code = 'careerGame.alreadyAnswered';
  readonly httpStatus = 409;

  constructor() {
    super('This round has its answer already. Ask for the next round.');
  }
}

export class NotAnswered extends DomainError {
  readonly code = 'careerGame.notAnswered';
  readonly httpStatus = 409;

  constructor() {
    super('This round has no answer yet. Guess first, then ask for the next round.');
  }
}

export class GameFinished extends DomainError {
  readonly code = 'careerGame.finished';
  readonly httpStatus = 409;

  constructor() {
    super('All rounds of this game have been played. Start a new one.');
  }
}
