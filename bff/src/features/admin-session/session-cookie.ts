import type { CookieSerializeOptions } from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.ts';

/** The cookie that holds a session's token: out of reach of scripts and of other sites. */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly traits: CookieSerializeOptions;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    const secure = publicUrl.startsWith('https:');
    // The prefix has the browser refuse it from a neighbouring host, and asks for https.
    this.name = secure ? '__Host-sl_admin' : 'sl_admin';
    this.traits = { httpOnly: true, sameSite: 'strict', path: '/', secure };
  }

  /** The token that a request brings. */
  read({ headers, server }: FastifyRequest): string | undefined {
    return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[this.name];
  }

  /** Hands a token out. @param seconds how long the browser keeps it; until it closes where undefined. */
  write(reply: FastifyReply, token: string, seconds: number | undefined): void {
    void reply.setCookie(this.name, token, { ...this.traits, ...(seconds === undefined ? {} : { maxAge: seconds }) });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.traits);
  }
}
