import { SetMetadata, Injectable, type ExecutionContext, Inject, type CanActivate } from '@nestjs/common';
import { Allow } from 'class-validator';
import { includesRole, type AdminRole } from '@soccer-legends/contracts';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WORKS_WITHOUT_DATABASE, MINIMUM_ROLE, POLLED, REQUIRES_PASSWORD, PUBLIC } from '../../platform/http/route.ts';
import { Overloaded, toDomainError } from '../../platform/http/request-errors.ts';
import { RequestOrigins, rememberActor, rememberSession } from '../../platform/http/request-origin.ts';
import { identify, type AdminIdentity, whoIs, PASSWORD_OWNER } from './admin-identity.ts';
import type { AdminSession } from './admin-session.entities.ts';
import { AdminSessions } from './admin-sessions.ts';
import { PasswordProofs } from './password-proofs.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { RoleRequired, SessionRequired } from './admin-session.errors.ts';
import { randomUUID } from 'node:crypto';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { isPasswordText } from '../../platform/passwords/password-rules.ts';
import { SessionLifecycle } from './session-lifecycle.ts';

const QUERY_PASSWORD = Symbol('QueryPassword');

/** Also accepts `?password=` if `ADMIN_QUERY_PASSWORD` is on. The route's query class must extend `PasswordQuery`. */
export const QueryPassword = (): MethodDecorator => SetMetadata(QUERY_PASSWORD, true);

/** Allows the parameter `password`, which the guard checks: other unknown parameters are rejected. */
export class PasswordQuery {
  @Allow()
  password?: unknown;
}

/** Decides whether an administrator may call a route, by the decorators of its handler and class. */
@Injectable()
export class SessionAdmission {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: AdminSessions,
    private readonly browsers: BrowserSessions,
    private readonly proofs: PasswordProofs,
    private readonly origins: RequestOrigins,
  ) {}

  /**
   * Returns the administrator of the request's session; undefined without a session. During an outage of the database,
   * routes that work without it accept a session that this server has seen.
   */
  async bySession(request: FastifyRequest, context: ExecutionContext): Promise<AdminIdentity | undefined> {
    const token = this.browsers.tokenOf(request);
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
    if (!includesRole(admin.role, required)) throw new RoleRequired({ role: required });
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

/**
 * Requires an administrator on every route that is not `@Public()`. Throws `SessionRequired`, and like `SessionAdmission`
 * and `SessionLifecycle.admitOnce`.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly admission: SessionAdmission,
    private readonly sessions: SessionLifecycle,
    private readonly origins: RequestOrigins,
    @Inject(CONFIG) private readonly config: Pick<Config, 'adminQueryPassword'>,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    return this.admission.isMarked(PUBLIC, context) || this.admit(context);
  }

  private async admit(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const admin = (await this.admission.bySession(request, context)) ?? (await this.byQuery(request, context));
    if (!admin) throw new SessionRequired();
    await this.admission.admit(admin, request, context);
    return true;
  }

  /** Admits a single call with the password in the query, if `ADMIN_QUERY_PASSWORD` is on. Adds a deprecation header. */
  private async byQuery(request: FastifyRequest, context: ExecutionContext): Promise<AdminIdentity | undefined> {
    const { password } = request.query as { password?: unknown };
    const isAllowed = this.config.adminQueryPassword && this.admission.isMarked(QUERY_PASSWORD, context);
    if (!isAllowed || !isPasswordText(password)) return undefined;
    context.switchToHttp().getResponse<FastifyReply>().header('deprecation', 'true');
    await this.sessions.admitOnce(password, this.origins.of(request));
    return { ...PASSWORD_OWNER, sessionId: randomUUID(), expiresAt: null };
  }
}
