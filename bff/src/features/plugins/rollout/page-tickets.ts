import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { GameListing } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { RequestOrigins } from '../../../platform/http/request-origin.ts';
import { SigningKey } from '../../../platform/signing/signing-key.ts';
import { Registry } from '../registry/registry.ts';

export const TICKET_MS = 30 * 60_000;
const COOKIE = 'sl-page';
const GIVEN = new RegExp(String.raw`(?:^|;\s*)${COOKIE}=([\w-]+\.[\w-]+)(?:;|$)`);

export interface PageTicket {
  /** Random id of the page. Each page counts once per version. */
  page: string;
  /** The /24 or /48 network of the browser that received the page. */
  network: string;
  /** Ids of the versions of staged plugins that the page may load. */
  versions: readonly number[];
  /** Epoch milliseconds. */
  expires: number;
}

/**
 * Tickets of pages that are served while a plugin is staged. The rollout counts only reports of pages with a ticket. A
 * ticket is a cookie that scripts cannot read, so the page itself is the same for all visitors and can be cached.
 */
@Injectable()
export class PageTickets {
  private readonly attributes: string;

  constructor(
    private readonly registry: Registry,
    private readonly key: SigningKey,
    private readonly origins: RequestOrigins,
    private readonly clock: Clock,
    @Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Path=/api; Max-Age=${TICKET_MS / 1000}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** Returns the `set-cookie` header of a page with these listings; undefined if none of them is staged. */
  async issue(request: FastifyRequest, listings: readonly GameListing[]): Promise<string | undefined> {
    const versions = listings
      .filter(({ key }) => this.registry.stagedSince(key))
      .flatMap(({ remote }) => this.registry.release(releaseIn(remote.entry))?.id ?? []);
    if (versions.length === 0) return undefined;
    const ticket: PageTicket = {
      page: randomBytes(12).toString('base64url'),
      network: this.networkOf(request),
      versions,
      expires: this.clock.now().getTime() + TICKET_MS,
    };
    return `${COOKIE}=${await this.key.seal(ticket)}${this.attributes}`;
  }

  /** Returns the ticket of a request; undefined without a valid one for the client's network. */
  async read(request: FastifyRequest): Promise<PageTicket | undefined> {
    const sealed = GIVEN.exec(request.headers.cookie ?? '')?.[1];
    const ticket = sealed === undefined ? undefined : await this.key.open<PageTicket>(sealed);
    if (!ticket) return undefined;
    const remainingMs = ticket.expires - this.clock.now().getTime();
    const isCurrent = remainingMs > 0 && remainingMs <= TICKET_MS;
    return isCurrent && ticket.network === this.networkOf(request) ? ticket : undefined;
  }

  private networkOf(request: FastifyRequest): string {
    return networkOf(this.origins.of(request).visitor);
  }
}

/** Returns `key/version-hash8` of the address of a published file. */
function releaseIn(entry: string): string {
  return entry.split('/').slice(2, 4).join('/');
}
