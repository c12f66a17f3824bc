import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import { isPasswordText } from '../../platform/passwords/password-rules.ts';
import type { AdminIdentity } from './admin-identity.ts';
import { PASSWORD_OWNER } from './who-is.ts';
import { SignIn } from './sign-in.ts';

/** Admits single calls with the password in the query, if `ADMIN_QUERY_PASSWORD` is on. */
@Injectable()
export class QueryPasswordAdmission {
  constructor(
    private readonly signIn: SignIn,
    private readonly origins: RequestOrigins,
    @Inject(CONFIG) private readonly config: Pick<Config, 'adminQueryPassword'>,
  ) {}

  /** Returns undefined for a request without a password. Adds a deprecation header. Throws like `SignIn.admitOnce`. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<AdminIdentity | undefined> {
    const { password } = request.query as { password?: unknown };
    if (!this.config.adminQueryPassword || !isPasswordText(password)) return undefined;
    reply.header('deprecation', 'true');
    await this.signIn.admitOnce(password, this.origins.of(request));
    return { ...PASSWORD_OWNER, sessionId: randomUUID(), expiresAt: null };
  }
}
