import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';

/** The cookie with the session token, inaccessible to scripts and other sites. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    const secure = publicUrl.startsWith('https:');
    // With this prefix, browsers accept the cookie only from this host and over HTTPS.
    this.name = secure ? '__Host-sl_admin' : 'sl_admin';
    this.options = { httpOnly: true, sameSite: 'strict', path: '/', secure };
  }

  /** Returns the token of a request. */
  read({ headers, server }: FastifyRequest): string | undefined {
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
