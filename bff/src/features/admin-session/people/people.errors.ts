import { problem } from '../../../platform/http/domain-error.ts';

export const AdminPersonNotFound = problem(
  'person.notFound',
  404,
  'There is no such person. Someone may have removed them already: reload the list.',
);

export const NameTaken = problem('person.nameTaken', 409, 'This name is taken or reserved. Choose another one.');

/** Owners who changed their own role by mistake could not undo it. */
export const OwnRole = problem(
  'person.ownRole',
  409,
  'You cannot change your own role or remove yourself. Ask another owner.',
);

export const InvitationInvalid = problem(
  'invitation.invalid',
  403,
  'The invitation was used, replaced or has expired. Ask an owner for a new one.',
);
