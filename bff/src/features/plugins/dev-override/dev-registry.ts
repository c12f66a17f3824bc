import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AdminSessions, SessionCookie } from '../../admin-session/admin-session.port.ts';
import type { DevOverrideRow } from './dev-override.entity.ts';
import { DevOverrides } from './dev-overrides.ts';

/** How the session's cookie ends in every form of its name. */
const SESSION_COOKIE = 'sl_admin=';

/** Whose pages load a plugin from a developer's machine: those of the very session that allowed it, and no others. */
@Injectable()
export class DevRegistry {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
    private readonly overrides: DevOverrides,
  ) {}

  /** Whether a request may be such a session's; for everybody else nothing needs to be looked up. */
  mayConcern(headers: IncomingHttpHeaders): boolean {
    return headers.cookie?.includes(SESSION_COOKIE) ?? false;
  }

  async overridesFor(request: FastifyRequest): Promise<readonly DevOverrideRow[]> {
    if (!this.mayConcern(request.headers)) return [];
    const token = this.cookie.read(request);
    const session = token ? await this.sessions.find(token) : undefined;
    return session ? this.overrides.rowsOf(session.id) : [];
  }
}
