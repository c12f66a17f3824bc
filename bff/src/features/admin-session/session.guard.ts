import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identify, type AdminIdentity } from './admin-identity.ts';
import { AdminSessions } from './admin-sessions.ts';
import { Overloaded } from '../../platform/http/request-errors.ts';
import { toDomainError } from '../../platform/http/to-domain-error.ts';
import { PUBLIC } from '../../platform/http/public.ts';
import { PasswordProofs } from './password-proofs.ts';
import { QUERY_PASSWORD } from './query-password.ts';
import { QueryPasswordAdmission } from './query-password-admission.ts';
import { REQUIRES_PASSWORD } from './requires-password.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionRequired } from './session.errors.ts';
import { WORKS_WITHOUT_DATABASE } from '../../platform/database/without-database.ts';

/** Rejects requests to routes that are not public, unless the administrator is signed in. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
    private readonly queryPassword: QueryPasswordAdmission,
    private readonly proofs: PasswordProofs,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    return this.isMarked(PUBLIC, context) || this.admit(context);
  }

  private async admit(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const admin = (await this.bySession(request, context)) ?? (await this.byQuery(request, reply, context));
    if (!admin) throw new SessionRequired();
    if (this.isMarked(REQUIRES_PASSWORD, context)) await this.proofs.require(request, admin.sessionId);
    identify(request, admin);
    reply.header('cache-control', 'no-store');
    return true;
  }

  private async bySession(request: FastifyRequest, context: ExecutionContext): Promise<AdminIdentity | undefined> {
    const token = this.cookie.read(request);
    if (!token) return undefined;
    const session = await this.sessions.find(token).catch((fault: unknown) => {
      const mayUseCache = this.isMarked(WORKS_WITHOUT_DATABASE, context) && toDomainError(fault) instanceof Overloaded;
      if (!mayUseCache) throw fault;
      return this.sessions.lastKnown(token);
    });
    if (!session) return undefined;
    const expiresAt = session.remembered ? session.expiresAt : null;
    return { sessionId: session.id, actor: 'administrator', expiresAt };
  }

  private async byQuery(
    request: FastifyRequest,
    reply: FastifyReply,
    context: ExecutionContext,
  ): Promise<AdminIdentity | undefined> {
    return this.isMarked(QUERY_PASSWORD, context) ? this.queryPassword.admit(request, reply) : undefined;
  }

  private isMarked(mark: symbol, context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [context.getHandler(), context.getClass()]) === true
    );
  }
}
