import type { AdminLoggedIn } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import type { AdminSession } from './admin-session.entity.ts';
import { AdminSessions, MAX_AGE_MS, type OpenedSession } from './admin-sessions.ts';
import { browserName } from './browser-name.ts';
import { SessionCookie } from './session-cookie.ts';
import type { NewSession } from './sign-in.ts';

/** Connects the sessions in the database with the cookies of browsers. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly cookie: SessionCookie,
    private readonly origins: RequestOrigins,
  ) {}

  /** Returns the unexpired session of the request's cookie, and counts the request as a use; undefined without one. */
  async sessionOf(request: FastifyRequest): Promise<AdminSession | undefined> {
    const token = this.cookie.read(request);
    return token ? this.sessions.find(token, this.origins.of(request).visitor) : undefined;
  }

  /** Collects what a sign-in needs from its request. @param remembered whether the session survives closing the browser */
  async opening(request: FastifyRequest, remembered: boolean): Promise<NewSession> {
    const name = browserName(request.headers['user-agent']);
    const from = this.origins.of(request);
    return { browser: { remembered, name }, previous: await this.sessionOf(request), from };
  }

  /** Sets the cookie and returns what the console stores about the session. */
  begin(reply: FastifyReply, { token, session: { remembered, expiresAt } }: OpenedSession): AdminLoggedIn {
    this.cookie.write(reply, token, remembered ? MAX_AGE_MS / 1000 : undefined);
    return { success: true, expiresAt: remembered ? expiresAt.toISOString() : null };
  }

  /** Deletes the cookie. The session itself is ended by `SessionEnds`. */
  end(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }
}
