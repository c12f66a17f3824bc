import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { AdminSession } from './admin-session.entity.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/environment/durations.ts';

export const MAX_AGE_MS = 7 * DAY_MS;
export const MAX_IDLE_MS = 8 * HOUR_MS;
/** Sessions that stay usable while the database is unavailable. */
const MAX_CACHED = 100;
/** How often the last use is written, so that not every request of a page writes a row. */
const LAST_SEEN_INTERVAL_MS = MINUTE_MS;

export interface OpenedSession {
  /** For the browser's cookie; it is not stored anywhere else. */
  token: string;
  session: AdminSession;
}

/** Sessions in the database, read for every request so that ending one takes effect at once. */
@Injectable()
export class AdminSessions {
  /** Recently used sessions by token hash, for while the database is unavailable. */
  private readonly cached = new Map<string, AdminSession>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async open(em: EntityManager, remembered: boolean): Promise<OpenedSession> {
    const now = this.clock.now();
    await this.deleteExpired(em, now);
    const token = randomBytes(32).toString('base64url');
    const session = em.create(AdminSession, {
      id: randomUUID(),
      tokenHash: hashOf(token),
      remembered,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + MAX_AGE_MS),
    });
    await em.persist(session).flush();
    return { token, session };
  }

  /** Returns the session of a token, unless it has expired. */
  async find(token: string): Promise<AdminSession | undefined> {
    const em = this.database.em();
    const tokenHash = hashOf(token);
    const session = await em.findOne(AdminSession, { tokenHash });
    const now = this.clock.now();
    this.cached.delete(tokenHash);
    if (!session || isExpired(session, now)) return undefined;
    this.cache(session);
    if (now.getTime() - session.lastSeenAt.getTime() >= LAST_SEEN_INTERVAL_MS) {
      session.lastSeenAt = now;
      await em.nativeUpdate(AdminSession, { id: session.id }, { lastSeenAt: now });
    }
    return session;
  }

  /** Returns a session, unless it has expired. Does not count as a use of the session. */
  async findById(id: string): Promise<AdminSession | undefined> {
    const session = await this.database.em().findOne(AdminSession, { id });
    return session && !isExpired(session, this.clock.now()) ? session : undefined;
  }

  /** Returns the session that was last read for a token, unless it has expired since. */
  lastKnown(token: string): AdminSession | undefined {
    const session = this.cached.get(hashOf(token));
    return session && !isExpired(session, this.clock.now()) ? session : undefined;
  }

  async close(em: EntityManager, id: string): Promise<void> {
    for (const session of this.cached.values()) if (session.id === id) this.cached.delete(session.tokenHash);
    await em.nativeDelete(AdminSession, { id });
  }

  /** Ends the sessions of all browsers; returns how many there were. */
  closeAll(em: EntityManager): Promise<number> {
    this.cached.clear();
    return em.nativeDelete(AdminSession, {});
  }

  private cache(session: AdminSession): void {
    this.cached.set(session.tokenHash, session);
    const [oldest] = this.cached.keys();
    if (this.cached.size > MAX_CACHED) this.cached.delete(oldest!);
  }

  private async deleteExpired(em: EntityManager, now: Date): Promise<void> {
    const idleSince = new Date(now.getTime() - MAX_IDLE_MS);
    await em.nativeDelete(AdminSession, {
      $or: [{ expiresAt: { $lte: now } }, { remembered: false, lastSeenAt: { $lte: idleSince } }],
    });
  }
}

function isExpired({ remembered, lastSeenAt, expiresAt }: AdminSession, now: Date): boolean {
  const idle = now.getTime() - lastSeenAt.getTime();
  return expiresAt <= now || (!remembered && idle >= MAX_IDLE_MS);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
