import type { AdminRole } from '@soccer-legends/contracts';
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
    super('This action needs the password or a passkey again. Confirm it, then repeat the action.');
  }
}

export class SessionNotFound extends DomainError {
  readonly code = 'session.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such session. It may have ended already: reload the list.');
  }
}

export class RoleRequired extends DomainError {
  readonly code = 'session.roleRequired';
  readonly httpStatus = 403;

  constructor(role: AdminRole) {
    super(`This needs the role ${role}. Ask an owner for it.`);
  }
}

export class PasskeyRequired extends DomainError {
  readonly code = 'session.passkeyRequired';
  readonly httpStatus = 403;

  constructor() {
    super('You signed in with a passkey. Confirm the action with a passkey too.');
  }
}

export class PasskeyInvalid extends DomainError {
  readonly code = 'session.passkeyInvalid';
  readonly httpStatus = 401;

  constructor() {
    super('The passkey was not accepted. Try again, or ask an owner for a new invitation.');
  }
}

/** The person was removed after the passkey was verified and before the session was created. */
export class PersonRemoved extends DomainError {
  readonly code = 'session.personRemoved';
  readonly httpStatus = 401;

  constructor() {
    super('An owner removed your account while you signed in. Ask for a new invitation.');
  }
}

export class PasswordNeeded extends DomainError {
  readonly code = 'session.passwordRequired';
  readonly httpStatus = 403;

  constructor() {
    super('You signed in with the password. Confirm the action with the password too.');
  }
}
