import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who is signed in. */
export interface AdminIdentity {
  /** An id of its own where a call brings the password itself. */
  sessionId: string;
  /** The name under which the audit log has the deeds. */
  actor: string;
  /** When a remembered session ends; null for one that ends with the browser. */
  expiresAt: Date | null;
}

const identities = new WeakMap<FastifyRequest, AdminIdentity>();

/** Notes who sends a request; only the guard does so. */
export function identify(request: FastifyRequest, admin: AdminIdentity): void {
  identities.set(request, admin);
}

/** Hands a handler who is signed in. Only for routes that are not public. */
export const Admin = createParamDecorator((_: unknown, context: ExecutionContext): AdminIdentity => {
  const admin = identities.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!admin) throw new Error('A public route has no administrator: take its @Public() or its @Admin() away.');
  return admin;
});
