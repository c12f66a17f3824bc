import { problem } from '../../platform/http/domain-error.ts';

export const SessionRequired = problem(
  'session.required',
  401,
  'This is for the administrator. Sign in, then try again.',
);

export const WrongPassword = problem('session.wrongPassword', 401, 'Incorrect password. Try again.');

export const PasswordRequired = problem(
  'session.passwordRequired',
  403,
  'This action needs the password or a passkey again. Confirm it, then repeat the action.',
);

export const SessionNotFound = problem(
  'session.notFound',
  404,
  'There is no such session. It may have ended already: reload the list.',
);

export const RoleRequired = problem('session.roleRequired', 403, 'This needs the role {role}. Ask an owner for it.');

export const PasskeyRequired = problem(
  'session.passkeyRequired',
  403,
  'You signed in with a passkey. Confirm the action with a passkey too.',
);

export const PasskeyInvalid = problem(
  'session.passkeyInvalid',
  401,
  'The passkey was not accepted. Try again, or ask an owner for a new invitation.',
);

/** The person was removed after the passkey was verified and before the session was created. */
export const PersonRemoved = problem(
  'session.personRemoved',
  401,
  'An owner removed your account while you signed in. Ask for a new invitation.',
);

export const PasswordNeeded = problem(
  'session.passwordRequired',
  403,
  'You signed in with the password. Confirm the action with the password too.',
);

export const AdministratorNotFound = problem(
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
