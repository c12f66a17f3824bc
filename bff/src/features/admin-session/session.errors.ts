import { DomainError } from '../../platform/http/domain-error.ts';

export class SessionRequired extends DomainError {
  readonly code = 'session.required';
  readonly httpStatus = 401;

  constructor() {
    super('This is for the administrator. Sign in, then try again.');
  }
}

export class WrongPassword extends DomainError {
  readonly code = 'session.wrongPassword';
  readonly httpStatus = 401;

  constructor() {
    super('Incorrect password. Try again.');
  }
}
