import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identify } from './admin-identity.ts';
import { AdminSessions } from './admin-sessions.ts';
import { PUBLIC } from './public.ts';
import { SessionCookie } from './session-cookie.ts';
import { SessionRequired } from './session.errors.ts';

/** Refuses every route that nobody has declared public, unless the administrator is signed in. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    return isPublic === true || this.admit(context);
  }

  private async admit(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    if (!session) throw new SessionRequired();
    const expiresAt = session.remembered ? session.expiresAt : null;
    identify(request, { sessionId: session.id, actor: 'administrator', expiresAt });
    context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    return true;
  }
}
