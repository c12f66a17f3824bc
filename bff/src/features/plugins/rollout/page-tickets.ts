import { randomBytes } from 'node:crypto';
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
  /** Ids of the versions of staged plugins that the page may load. */
  versions: readonly number[];
}

/**
 * Tickets of pages that are served while a plugin is staged. The rollout counts only reports of pages with a ticket. A
 * ticket is a cookie that scripts cannot read, so the page itself is the same for all visitors and can be cached.
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

  /** Returns the `set-cookie` header of a page with these listings; undefined if none of them is staged. */
  async issue(request: FastifyRequest, listings: readonly GameListing[]): Promise<string | undefined> {
    const versions = listings
      .filter(({ key }) => this.registry.stagedSince(key))
      .flatMap(({ remote }) => this.registry.release(releaseIn(remote.entry))?.id ?? []);
    if (versions.length === 0) return undefined;
    const page = randomBytes(12).toString('base64url');
    return this.cookie.issue({ page, network: this.networkOf(request), versions });
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

/** Returns `key/version-hash8` of the address of a published file. */
function releaseIn(entry: string): string {
  return entry.split('/').slice(2, 4).join('/');
}
