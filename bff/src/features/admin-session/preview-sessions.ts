import { ADMINISTRATOR_HINT } from '@soccer-legends/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Clock, HOUR_MS, MINUTE_MS } from '../../platform/environment/clock.ts';
import { isCrossSite } from '../../platform/http/cross-site.ts';
import { hasSessionCookie } from '../../platform/http/session-cookie-name.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';
import type { AdminSession } from './admin-session.entities.ts';
import { AdminSessions } from './admin-sessions.ts';
import { BrowserSessions } from './browser-sessions.ts';
import { SigningKey } from '../../platform/signing/signing-key.ts';

/** Content of a signed string that every server accepts. It allows an administrator's session previews only. */
interface Pass {
  /** Id of the administrator's session. */
  preview: string;
  /** Epoch milliseconds. */
  expires: number;
}

const COOKIE = 'sl-preview';
const IN_COOKIE = new RegExp(String.raw`(?:^|;\s*)(?:__Host-)?${COOKIE}=([^;]*)`);
/** Query parameter with the pass when the console redirects the administrator to a page of the site. */
export const PASS_PARAMETER = 'preview';
/** Short, because a pass is used in one redirect. */
const PASS_MS = MINUTE_MS;
const COOKIE_MS = 8 * HOUR_MS;

/** Recognizes administrators on the site, which gets no cookie of the console: it redirects with a signed pass. */
@Injectable()
export class PreviewSessions {
  private readonly name: string;
  private readonly attributes: string;

  constructor(
    private readonly browsers: BrowserSessions,
    private readonly sessions: AdminSessions,
    private readonly key: SigningKey,
    private readonly clock: Clock,
    private readonly addresses: SiteAddresses,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    const isSecure = publicUrl.startsWith('https:');
    this.name = isSecure ? `__Host-${COOKIE}` : COOKIE;
    // After a redirect from another site, browsers do not send a strict cookie.
    this.attributes = `; Path=/; Max-Age=${COOKIE_MS / 1000}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** Returns false for requests without the cookie, which need no query. */
  mayRecognize({ cookie }: FastifyRequest['headers']): boolean {
    return hasSessionCookie(cookie) || (cookie?.includes(`${COOKIE}=`) ?? false);
  }

  /** Returns the session of the administrator who requests a page; undefined for other visitors. */
  async of(request: FastifyRequest): Promise<AdminSession | undefined> {
    const session = await this.browsers.sessionOf(request);
    if (session) return session;
    const given = IN_COOKIE.exec(request.headers.cookie ?? '')?.[1];
    return given === undefined ? undefined : this.sessionOf(given, COOKIE_MS);
  }

  /** Returns a pass if the request to the console's address has a session. */
  async passFor(request: FastifyRequest): Promise<string | undefined> {
    if (isCrossSite(request.headers, this.addresses.originOf(request.headers))) return undefined;
    const session = await this.browsers.sessionOf(request);
    return session && this.passOf(session, PASS_MS);
  }

  /** Returns the `set-cookie` headers for a pass; undefined for an invalid pass. */
  async redeem(pass: string): Promise<string[] | undefined> {
    const session = await this.sessionOf(pass, PASS_MS);
    if (!session) return undefined;
    const preview = `${this.name}=${await this.passOf(session, COOKIE_MS)}${this.attributes}; HttpOnly`;
    return [preview, `${ADMINISTRATOR_HINT}=1${this.attributes}`];
  }

  private passOf({ id }: AdminSession, lifetimeMs: number): Promise<string> {
    return this.key.seal({ preview: id, expires: this.clock.now().getTime() + lifetimeMs } satisfies Pass);
  }

  /** Returns undefined for a pass with a wrong signature, an expired one, or one that lasts much longer than `lifetimeMs`. */
  private async sessionOf(text: string, lifetimeMs: number): Promise<AdminSession | undefined> {
    const pass = await this.key.open<Pass>(text);
    const isValid = pass && this.clock.isValidUntil(pass.expires, lifetimeMs);
    return isValid ? this.sessions.findById(pass.preview) : undefined;
  }
}
