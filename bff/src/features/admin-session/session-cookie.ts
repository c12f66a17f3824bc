import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { sessionCookieName } from '../../platform/http/session-cookie-name.ts';

/** The cookie with the session token, inaccessible to scripts and other sites. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    this.name = sessionCookieName(publicUrl);
    this.options = { httpOnly: true, sameSite: 'strict', path: '/', secure: publicUrl.startsWith('https:') };
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
