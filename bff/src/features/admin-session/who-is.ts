import type { AdminIdentity } from './admin-identity.ts';
import type { AdminPersonRow } from './people/people.entities.ts';

type Who = Pick<AdminIdentity, 'actor' | 'role' | 'personId'>;

/** The identity of everyone who knows the password. */
export const PASSWORD_OWNER: Who = { actor: 'administrator', role: 'owner', personId: null };

/** Returns the identity of a session's person; null is the owner who signed in with the password. */
export function whoIs(person: AdminPersonRow | null | undefined): Who {
  return person ? { actor: person.name, role: person.role, personId: person.id } : PASSWORD_OWNER;
}
