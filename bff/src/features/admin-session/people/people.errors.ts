import { DomainError } from '../../../platform/http/domain-error.ts';

export class AdminPersonNotFound extends DomainError {
  readonly code = 'person.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such person. Someone may have removed them already: reload the list.');
  }
}

export class NameTaken extends DomainError {
  readonly code = 'person.nameTaken';
  readonly httpStatus = 409;

  constructor() {
    super('This name is taken or reserved. Choose another one.');
  }
}

/** Owners who changed their own role by mistake could not undo it. */
export class OwnRole extends DomainError {
  readonly code = 'person.ownRole';
  readonly httpStatus = 409;

  constructor() {
    super('You cannot change your own role or remove yourself. Ask another owner.');
  }
}

export class InvitationInvalid extends DomainError {
  readonly code = 'invitation.invalid';
  readonly httpStatus = 403;

  constructor() {
    super('The invitation was used, replaced or has expired. Ask an owner for a new one.');
  }
}
