import { includesRole, type AdminRole } from '@soccer-legends/contracts';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WORKS_WITHOUT_DATABASE } from '../../platform/database/without-database.ts';
import { MINIMUM_ROLE } from '../../platform/http/minimum-role.ts';
import { POLLED } from '../../platform/http/polled.ts';
import { Overloaded, toDomainError } from '../../platform/http/request-errors.ts';
import { RequestOrigins, rememberActor, rememberSession } from '../../platform/http/request-origin.ts';
import { identify, type AdminIdentity } from './admin-identity.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { AdminSessions } from './admin-sessions.ts';
import { PasswordProofs } from './password-proofs.ts';
import { REQUIRES_PASSWORD } from './requires-password.ts';
import { SessionCookie } from './session-cookie.ts';
import { RoleRequired } from './session.errors.ts';
import { whoIs } from './who-is.ts';

/** Decides whether an administrator may call a route, by the decorators of its handler and class. */
@Injectable()
export class SessionAdmission {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
    private readonly proofs: PasswordProofs,
    private readonly origins: RequestOrigins,
  ) {}

  /**
   * Returns the administrator of the request's session; undefined without a session. During an outage of the database,
   * routes that work without it accept a session that this server has seen.
   */
  async bySession(request: FastifyRequest, context: ExecutionContext): Promise<AdminIdentity | undefined> {
    const token = this.cookie.read(request);
    if (!token) return undefined;
    const visitor = this.isMarked(POLLED, context) ? undefined : this.origins.of(request).visitor;
    const session = await this.sessions.find(token, visitor).catch((error: unknown) => {
      const mayUseCache = this.isMarked(WORKS_WITHOUT_DATABASE, context) && toDomainError(error) instanceof Overloaded;
      if (!mayUseCache) throw error;
      return this.sessions.lastKnown(token);
    });
    if (!session) return undefined;
    rememberSession(request, session.id);
    return toIdentity(session);
  }

  /** Admits an administrator to a route, `owner` by default. Throws `RoleRequired` or `PasswordRequired`. */
  async admit(admin: AdminIdentity, request: FastifyRequest, context: ExecutionContext): Promise<void> {
    const required = this.mark<AdminRole>(MINIMUM_ROLE, context) ?? 'owner';
    if (!includesRole(admin.role, required)) throw new RoleRequired(required);
    if (this.isMarked(REQUIRES_PASSWORD, context)) await this.proofs.require(request, admin.sessionId);
    identify(request, admin);
    rememberActor(request, admin.actor);
    context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
  }

  /** Returns whether the handler, or else its class, has a decorator that sets this metadata to true. */
  isMarked(mark: symbol, context: ExecutionContext): boolean {
    return this.mark<boolean>(mark, context) === true;
  }

  private mark<Value>(mark: symbol, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(mark, [context.getHandler(), context.getClass()]);
  }
}

function toIdentity({ id, person, remembered, expiresAt }: AdminSession): AdminIdentity {
  return { ...whoIs(person), sessionId: id, expiresAt: remembered ? expiresAt : null };
}
