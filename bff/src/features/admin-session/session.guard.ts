import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC } from '../../platform/http/public.ts';
import type { AdminIdentity } from './admin-identity.ts';
import { QUERY_PASSWORD } from './query-password.ts';
import { QueryPasswordAdmission } from './query-password-admission.ts';
import { SessionAdmission } from './session-admission.ts';
import { SessionRequired } from './session.errors.ts';

/**
 * Requires an administrator on every route that is not `@Public()`. Throws `SessionRequired` and like `SessionAdmission`.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly admission: SessionAdmission,
    private readonly queryPassword: QueryPasswordAdmission,
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

  private async byQuery(request: FastifyRequest, context: ExecutionContext): Promise<AdminIdentity | undefined> {
    if (!this.admission.isMarked(QUERY_PASSWORD, context)) return undefined;
    return this.queryPassword.admit(request, context.switchToHttp().getResponse<FastifyReply>());
  }
}
