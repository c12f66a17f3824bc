import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { sessionCookieName } from '../../platform/http/session-cookie-name.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';

/** The cookie with the session token, inaccessible to scripts and other sites. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(
    @Inject(CONFIG) { publicUrl, adminUrl = publicUrl }: Pick<Config, 'publicUrl' | 'adminUrl'>,
    private readonly addresses: SiteAddresses,
  ) {
    this.name = sessionCookieName(adminUrl);
    this.options = { httpOnly: true, sameSite: 'strict', path: '/', secure: adminUrl.startsWith('https:') };
  }

  /** Returns the token of a request. Browsers send a cookie to all ports of a host, so the site's address ignores it. */
  read({ headers, server }: FastifyRequest): string | undefined {
    if (!this.addresses.servesConsole(headers)) return undefined;
    return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[this.name];
  }

  /** Sets the cookie. @param seconds its lifetime; until the browser closes if undefined. */
  write(reply: FastifyReply, token: string, seconds: number | undefined): void {
    void reply.setCookie(this.name, token, { ...this.options, ...(seconds === undefined ? {} : { maxAge: seconds }) });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
