import { randomBytes, randomUUID } from 'node:crypto';
import type { Page, SessionColumn, SortOrder } from '@soccer-legends/contracts';
import { LockMode, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { pageOf, type Sorting } from '../../platform/http/request-fields.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { hashOfToken } from '../../platform/signing/signing-key.ts';
import { AdminSession, AdministratorRow } from './admin-session.entities.ts';
import { PersonRemoved } from './admin-session.errors.ts';

/** Lifetime of a session, whether or not it is used. */
export const MAX_AGE_MS = 7 * DAY_MS;
/** A session that is not remembered ends after this time without a use. */
export const MAX_IDLE_MS = 8 * HOUR_MS;
/** A session that lasts longer was opened while the clock was ahead. It survives a clock that is set back by a day. */
const LONGEST_MS = MAX_AGE_MS + DAY_MS;
/** Memory of a session with its person. */
const SESSION_BYTES = 1024;
const WITH_PERSON = { populate: ['person'] } as const;
/** Limits how often the last use is written: a page sends many requests. */
const LAST_SEEN_INTERVAL_MS = MINUTE_MS;

export interface SessionBrowser {
  /** Null for the owner, who signs in with the password. */
  person: AdministratorRow | null;
  remembered: boolean;
  /** Browser and operating system, as from `browserName`; undefined if unknown. */
  name: string | undefined;
  /** The address as in `RequestOrigin`; only its network is stored. */
  visitor: string;
}

const ORDERED_BY: Readonly<Record<SessionColumn, (order: SortOrder) => QueryOrderMap<AdminSession>>> = {
  browser: (order) => ({ browser: order }),
  actor: (order) => ({ person: { name: order } }),
  lastUsedAt: (order) => ({ lastSeenAt: order }),
  lastUsedFrom: (order) => ({ lastUsedFrom: order }),
  startedAt: (order) => ({ createdAt: order }),
};

export interface OpenedSession {
  /** For the browser's cookie. The token is not stored anywhere else. */
  token: string;
  session: AdminSession;
}

/** Stores the open sessions. Each request reads its session from the database, so that ending one takes effect at once. */
@Injectable()
export class AdminSessions {
  /** Sessions that stay usable while the database is unavailable. */
  private readonly cached = new BoundedCache<AdminSession>('sessions', { sizeOf: () => SESSION_BYTES });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Stores a session in the caller's transaction. Throws `PersonRemoved` if an owner removed the person meanwhile. */
  async open(em: EntityManager, { person, remembered, name, visitor }: SessionBrowser): Promise<OpenedSession> {
    const now = this.clock.now();
    const network = networkOf(visitor);
    await this.deleteExpired(em, now);
    const token = randomBytes(32).toString('base64url');
    const session = em.create(AdminSession, {
      id: randomUUID(),
      tokenHash: hashOfToken(token),
      person: person && (await lockPerson(em, person.id)),
      remembered,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + MAX_AGE_MS),
      browser: name ?? null,
      signedInFrom: network,
      lastUsedFrom: network,
    });
    await em.persist(session).flush();
    return { token, session };
  }

  /** Returns an unexpired session. With a visitor, as in `RequestOrigin`, the request counts as a use. */
  async find(token: string, visitor: string | undefined): Promise<AdminSession | undefined> {
    const em = this.database.em();
    const tokenHash = hashOfToken(token);
    const session = await em.findOne(AdminSession, { tokenHash }, WITH_PERSON);
    const now = this.clock.now();
    this.cached.delete(tokenHash);
    if (!session || isExpired(session, now)) return undefined;
    this.cached.set(tokenHash, session);
    if (visitor !== undefined && Math.abs(now.getTime() - session.lastSeenAt.getTime()) >= LAST_SEEN_INTERVAL_MS) {
      session.lastSeenAt = now;
      await em.nativeUpdate(AdminSession, { id: session.id }, { lastSeenAt: now, lastUsedFrom: networkOf(visitor) });
    }
    return session;
  }

  /** Returns a session, unless it has expired. Does not count as a use of the session. */
  async findById(id: string): Promise<AdminSession | undefined> {
    const [session] = await this.findByIds([id]);
    return session;
  }

  /** Returns those of the sessions that have not ended. Does not count as a use. */
  async findByIds(ids: readonly string[]): Promise<AdminSession[]> {
    const sessions = await this.database.em().find(AdminSession, { id: { $in: [...ids] } }, WITH_PERSON);
    return sessions.filter((session) => !isExpired(session, this.clock.now()));
  }

  /** Returns the session of a token as this server last read it, unless it has expired since: for database outages. */
  lastKnown(token: string): AdminSession | undefined {
    const session = this.cached.get(hashOfToken(token));
    return session && !isExpired(session, this.clock.now()) ? session : undefined;
  }

  async page(
    where: FilterQuery<AdminSession>,
    { column, order }: Sorting<SessionColumn>,
    requested: number,
    pageSize: number,
  ): Promise<Page<AdminSession>> {
    const em = this.database.em();
    const open: FilterQuery<AdminSession> = { $and: [where, { $not: expiredAt(this.clock.now()) }] };
    const total = await em.count(AdminSession, open);
    const { page, offset } = pageOf(total, requested, pageSize);
    const orderBy = [ORDERED_BY[column](order), { id: 'asc' as const }];
    const options = { orderBy, limit: pageSize, offset, disableIdentityMap: true, ...WITH_PERSON };
    const items = (await em.find(AdminSession, open, options)) as AdminSession[];
    return { items, total, page, pageSize };
  }

  /** Ends the matching sessions, all by default, in the caller's transaction. Returns how many had not expired. */
  async close(em: EntityManager, where: FilterQuery<AdminSession> = {}): Promise<number> {
    await this.deleteExpired(em, this.clock.now());
    const ended = await em.find(AdminSession, where);
    for (const { tokenHash } of ended) this.cached.delete(tokenHash);
    return em.nativeDelete(AdminSession, { id: { $in: ended.map(({ id }) => id) } });
  }

  private async deleteExpired(em: EntityManager, now: Date): Promise<void> {
    await em.nativeDelete(AdminSession, expiredAt(now));
  }
}

/** Locks the row, so that the person cannot be removed before the session is stored. */
async function lockPerson(em: EntityManager, id: string): Promise<AdministratorRow> {
  const person = await em.findOne(AdministratorRow, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!person) throw new PersonRemoved();
  return person;
}

/** The same condition as `isExpired`, for the database. */
function expiredAt(now: Date): FilterQuery<AdminSession> {
  const idleSince = new Date(now.getTime() - MAX_IDLE_MS);
  const latest = new Date(now.getTime() + LONGEST_MS);
  const isOutside = [{ expiresAt: { $lte: now } }, { expiresAt: { $gt: latest } }];
  return { $or: [...isOutside, { remembered: false, lastSeenAt: { $lte: idleSince } }] };
}

function isExpired({ remembered, lastSeenAt, expiresAt }: AdminSession, now: Date): boolean {
  const idle = now.getTime() - lastSeenAt.getTime();
  const remaining = expiresAt.getTime() - now.getTime();
  return remaining <= 0 || remaining > LONGEST_MS || (!remembered && idle >= MAX_IDLE_MS);
}
