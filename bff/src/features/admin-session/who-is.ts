import type { AdminIdentity } from './admin-identity.ts';
import type { AdminPersonRow } from './people/people.entities.ts';

type Who = Pick<AdminIdentity, 'actor' | 'role' | 'personId'>;

export const PASSWORD_OWNER: Who = { actor: 'administrator', role: 'owner', personId: null };

export function whoIs(person: AdminPersonRow | null | undefined): Who {
  return person ? { actor: person.name, role: person.role, personId: person.id } : PASSWORD_OWNER;
}
