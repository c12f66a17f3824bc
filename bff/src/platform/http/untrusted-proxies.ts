import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { BoundedCache } from '../caches/bounded-cache.ts';
import { isPublicAddress } from '../config/public-hosts.ts';
import { Database } from '../database/database.ts';
import { Clock, DAY_MS, HOUR_MS } from '../environment/clock.ts';
import { Detects, type Incident, type IncidentSource } from '../incidents/incident-source.ts';
import type { ClientAddresses } from './client-address.ts';
import type { Log } from './log.ts';

/** Public addresses that one peer forwards within an hour. A client that sends the header itself rarely varies it so much. */
const MANY_VISITORS = 20;
/** Memory of the addresses that a peer forwards. */
const VISITORS_BYTES = 100 * MANY_VISITORS;
const SETTING = 'proxy.untrusted';

/** The latest peer that looked like a proxy, in the table `setting`, because workers raise the alerts. */
interface SeenProxy {
  peer: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Notices proxies that are missing in `TRUST_PROXY`: all their visitors are limited as one. */
export class UntrustedProxies {
  private readonly visitors = new BoundedCache<Set<string>>('forwardingPeers', {
    sizeOf: () => VISITORS_BYTES,
    ttlMs: HOUR_MS,
  });

  constructor(
    private readonly addresses: ClientAddresses,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  addTo(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', ({ raw }, _reply, done) => {
      const found = this.addresses.untrustedForward(raw);
      if (found && isPublicAddress(found.visitor)) this.note(found.peer, found.visitor);
      done();
    });
  }

  private note(peer: string, visitor: string): void {
    const visitors = this.visitors.get(peer) ?? new Set();
    if (visitors.size >= MANY_VISITORS) return;
    if (visitors.size === 0) this.visitors.set(peer, visitors);
    visitors.add(visitor);
    if (visitors.size === MANY_VISITORS) void this.record(peer);
  }

  private async record(peer: string): Promise<void> {
    this.log.warn(
      { peer },
      'A proxy that is not trusted forwards visitors, who share the limits of one. See TRUST_PROXY.',
    );
    const seen: SeenProxy = { peer, at: this.clock.now().getTime() };
    const upsert =
      'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value';
    try {
      await this.database.execute(upsert, [SETTING, JSON.stringify(seen)]);
    } catch (error) {
      this.log.warn({ err: error }, 'The alert about a proxy could not be stored. It is tried again in an hour.');
    }
  }
}

/** Reports an untrusted proxy, until none was seen for a day. */
@Injectable()
@Detects('untrustedProxy')
export class UntrustedProxyIncidents implements IncidentSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<Incident[]> {
    const select = 'select value from setting where name = ?';
    const [row] = await this.database.execute<{ value: string }[]>(select, [SETTING]);
    if (!row) return [];
    const { peer, at } = JSON.parse(row.value) as SeenProxy;
    return Math.abs(this.clock.now().getTime() - at) < DAY_MS ? [{ subject: peer, facts: {} }] : [];
  }
}
