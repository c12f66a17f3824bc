import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { sessionCookieName } from '../../platform/http/session-cookie-name.ts';
import { SiteAddresses } from '../../platform/http/site-addresses.ts';

/** The cookie with the session token. Scripts cannot read it, and browsers do not send it in cross-site requests. */
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

  /** Returns the token; undefined at the site's address, because browsers send a cookie to all ports of a host. */
  read({ headers, server }: FastifyRequest): string | undefined {
    if (!this.addresses.servesConsole(headers)) return undefined;
    return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[this.name];
  }

  /** @param seconds the cookie's lifetime; undefined for a cookie that ends when the browser closes */
  write(reply: FastifyReply, token: string, seconds: number | undefined): void {
    void reply.setCookie(this.name, token, { ...this.options, ...(seconds === undefined ? {} : { maxAge: seconds }) });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
