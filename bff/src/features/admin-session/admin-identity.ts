import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AdminRole } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import type { AdministratorRow } from './admin-session.entities.ts';

/** The administrator on whose behalf a request acts. */
export interface AdminIdentity {
  /** A random id for a call that is authenticated by password. */
  sessionId: string;
  /** The name in the audit log: a person's name, or `administrator` for the owner. */
  actor: string;
  role: AdminRole;
  /** Null for the owner, who signs in with the password. */
  personId: string | null;
  /** When a remembered session expires; null for one that ends with the browser. */
  expiresAt: Date | null;
}

const identities = new WeakMap<FastifyRequest, AdminIdentity>();

/** Stores the administrator for `@Admin()`. Only guards may call it. */
export function identify(request: FastifyRequest, admin: AdminIdentity): void {
  identities.set(request, admin);
}

/** Injects the administrator of the request. Throws on a public route, where nobody is identified. */
export const Admin = createParamDecorator((_: unknown, context: ExecutionContext): AdminIdentity => {
  const admin = identities.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!admin) throw new Error('A public route has no administrator: remove @Public() or @Admin().');
  return admin;
});

type Who = Pick<AdminIdentity, 'actor' | 'role' | 'personId'>;

/** The identity of everyone who knows the password. */
export const PASSWORD_OWNER: Who = { actor: 'administrator', role: 'owner', personId: null };

/** Returns the identity of a session's person; null is the owner who signed in with the password. */
export function whoIs(person: AdministratorRow | null | undefined): Who {
  return person ? { actor: person.name, role: person.role, personId: person.id } : PASSWORD_OWNER;
}
