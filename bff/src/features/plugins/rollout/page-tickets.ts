import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { GameListing } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { SignedCookie } from '../../../platform/signing/signed-cookie.ts';
import { SigningKey } from '../../../platform/signing/signing-key.ts';
import { Registry } from '../registry/registry.ts';

export const TICKET_MS = 30 * 60_000;

export interface PageTicket {
  /** Random id of the page. Each page counts once per version. */
  page: string;
  /** The /24 or /48 network of the browser that received the page. */
  network: string;
  /** Id of the version of the staged plugin for which the page was opened. */
  version: number;
}

/**
 * Tickets of pages that are opened at the address of a staged plugin. The rollout counts only reports of pages with a
 * ticket, and each ticket is for one plugin, so no plugin can report failures of another. A ticket is a cookie that
 * scripts cannot read, so the page itself is the same for all visitors and can be cached.
 */
@Injectable()
export class PageTickets {
  private readonly cookie: SignedCookie<PageTicket>;

  constructor(
    private readonly registry: Registry,
    key: SigningKey,
    private readonly origins: RequestOrigins,
    clock: Clock,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    const secure = publicUrl.startsWith('https:');
    const options = { name: 'sl-page', path: '/api', lifetimeMs: TICKET_MS, sameSite: 'Strict', secure } as const;
    this.cookie = new SignedCookie(key, clock, options);
  }

  /** Returns the `set-cookie` header of the page of a game; undefined if the game is not staged or no page is opened. */
  async issue(request: FastifyRequest, game: GameListing | undefined): Promise<string | undefined> {
    if (!game?.staged || !opensPage(request.headers)) return undefined;
    const version = this.registry.release(releaseIn(game.remote.entry))?.id;
    if (version === undefined) return undefined;
    const page = randomBytes(12).toString('base64url');
    return this.cookie.issue({ page, network: this.networkOf(request), version });
  }

  /** Returns the ticket of a request; undefined without a valid one for the client's network. */
  async read(request: FastifyRequest): Promise<PageTicket | undefined> {
    const ticket = await this.cookie.read(request.headers.cookie);
    return ticket?.network === this.networkOf(request) ? ticket : undefined;
  }

  private networkOf(request: FastifyRequest): string {
    return networkOf(this.origins.of(request).visitor);
  }
}

/** Whether a browser opens a page. A script that fetches it gets no ticket. Older browsers do not send the header. */
function opensPage({ 'sec-fetch-dest': destination = 'document' }: IncomingHttpHeaders): boolean {
  return destination === 'document';
}

/** Returns `key/version-hash8` of the address of a published file. */
function releaseIn(entry: string): string {
  return entry.split('/').slice(2, 4).join('/');
}
