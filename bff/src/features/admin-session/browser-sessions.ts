import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { sessionCookieName } from '../../platform/http/session-cookie-name.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import type { AdminLoggedIn } from '@soccer-legends/contracts';
import { RequestOrigins } from '../../platform/http/request-origin.ts';
import type { AdminSession } from './admin-session.entities.ts';
import { AdminSessions, MAX_AGE_MS, type OpenedSession } from './admin-sessions.ts';
import { browserName } from '../../platform/http/browser-name.ts';
import type { NewSession } from './session-lifecycle.ts';

/**
 * Connects the sessions in the database with the cookies of browsers. Scripts cannot read the cookie, and browsers do not
 * send it in cross-site requests.
 */
@Injectable()
export class BrowserSessions {
  private readonly cookie: string;
  private readonly options: CookieSerializeOptions;

  constructor(
    private readonly sessions: AdminSessions,
    private readonly origins: RequestOrigins,
    private readonly addresses: SiteAddresses,
    @Inject(CONFIG) { publicUrl, adminUrl = publicUrl }: Pick<Config, 'publicUrl' | 'adminUrl'>,
  ) {
    this.cookie = sessionCookieName(adminUrl);
    this.options = { httpOnly: true, sameSite: 'strict', path: '/', secure: adminUrl.startsWith('https:') };
  }

  /** Returns the token; undefined at the site's address, because browsers send a cookie to all ports of a host. */
  tokenOf({ headers, server }: FastifyRequest): string | undefined {
    if (!this.addresses.servesConsole(headers)) return undefined;
    return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[this.cookie];
  }

  /** Returns the unexpired session of the request's cookie, and counts the request as a use; undefined without one. */
  async sessionOf(request: FastifyRequest): Promise<AdminSession | undefined> {
    const token = this.tokenOf(request);
    return token ? this.sessions.find(token, this.origins.of(request).visitor) : undefined;
  }

  /** Collects what a sign-in needs from its request. @param remembered whether the session survives closing the browser */
  async opening(request: FastifyRequest, remembered: boolean): Promise<NewSession> {
    const name = browserName(request.headers['user-agent']);
    const from = this.origins.of(request);
    return { browser: { remembered, name }, previous: await this.sessionOf(request), from };
  }

  begin(reply: FastifyReply, { token, session: { remembered, expiresAt } }: OpenedSession): AdminLoggedIn {
    // Without a maximum age, the cookie ends when the browser closes.
    void reply.setCookie(this.cookie, token, { ...this.options, ...(remembered && { maxAge: MAX_AGE_MS / 1000 }) });
    return { success: true, expiresAt: remembered ? expiresAt.toISOString() : null };
  }

  /** Deletes the cookie. The session itself is ended by `SessionLifecycle`. */
  end(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, this.options);
  }
}
