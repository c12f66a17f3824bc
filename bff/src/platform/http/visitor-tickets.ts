import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { type Clock, DAY_MS, HOUR_MS } from '../environment/clock.ts';
import { SignedCookie } from '../signing/signed-cookie.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { networkOf } from './client-address.ts';
import { bucketOf } from './rate-limits.ts';
import { WindowCounts } from './window-counts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the visitor's ticket; undefined without a valid one. */
    ticket: string | undefined;
  }
}

const TICKET_MS = DAY_MS;
/** New tickets for one /24 or /48 in an hour. Further visitors are counted by their address. */
const MOST_PER_NETWORK = 600;

/** Signed cookies that distinguish the visitors behind one address. Only limits use them. */
export class VisitorTickets {
  private readonly cookie: SignedCookie<{ id: string }>;
  private readonly issued = new WindowCounts('ticketNetworks', HOUR_MS);

  constructor(
    private readonly key: SigningKey,
    clock: Clock,
    { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    this.cookie = new SignedCookie(key, clock, {
      name: 'sl-visitor',
      path: '/',
      lifetimeMs: TICKET_MS,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
    });
  }

  /** Reads the key, so that tickets are valid while the database is unavailable. */
  async prepare(): Promise<void> {
    await this.key.read();
  }

  /**
   * Returns the `set-cookie` header for a page; undefined for a visitor whose ticket is valid for long enough, and if the
   * network has got too many. A visitor keeps the id, so that a renewed ticket counts as the same one.
   */
  async issue(cookies: string | undefined, visitor: string): Promise<string | undefined> {
    const known = await this.cookie.read(cookies);
    if (known && known.remainingMs > TICKET_MS / 2) return undefined;
    if (!known && this.issued.consume(networkOf(visitor), MOST_PER_NETWORK) > 0) return undefined;
    return this.cookie.issue({ id: known?.id ?? randomBytes(12).toString('base64url') });
  }

  /** Adds a hook that stores the id of a valid ticket in each request for a page or to the API. */
  addTo(fastify: FastifyInstance): void {
    fastify.decorateRequest('ticket', undefined);
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { method, originalUrl, headers } = request;
      // Without waiting, because most responses are in memory.
      if (headers.cookie === undefined || !bucketOf(method, originalUrl)) return done();
      const remember = (ticket: { id: string } | undefined): void => {
        request.ticket = ticket?.id;
        done();
      };
      this.cookie.read(headers.cookie).then(remember, done);
    });
  }
}
