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

export class PasswordRequired extends DomainError {
  readonly code = 'session.passwordRequired';
  readonly httpStatus = 403;

  constructor() {
    super('This action needs the password. Enter it again, then repeat the action.');
  }
}
