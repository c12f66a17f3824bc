import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { AdminSession } from './admin-session.entity.ts';

export const LONGEST_MS = 7 * 24 * 3_600_000;
export const IDLE_MS = 8 * 3_600_000;
/** More than one administrator has browsers. */
const MOST_KNOWN = 100;
/** How old the note of the last use may get: a page's many requests must not each write a row. */
const NOTED_EVERY_MS = 60_000;

export interface OpenedSession {
  /** What the browser is to hold; nobody else has it. */
  token: string;
  session: AdminSession;
}

/** The sessions in the database, asked anew with every request: one that is ended is over everywhere at once. */
@Injectable()
export class AdminSessions {
  /** Those that were found last, by the hash of their token, for when the database cannot be asked. */
  private readonly known = new Map<string, AdminSession>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async open(em: EntityManager, remembered: boolean): Promise<OpenedSession> {
    const now = this.clock.now();
    await this.sweep(em, now);
    const token = randomBytes(32).toString('base64url');
    const session = em.create(AdminSession, {
      id: randomUUID(),
      tokenHash: hashOf(token),
      remembered,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + LONGEST_MS),
    });
    await em.persist(session).flush();
    return { token, session };
  }

  /** The session that a token opens, unless it is over. */
  async find(token: string): Promise<AdminSession | undefined> {
    const em = this.database.em();
    const tokenHash = hashOf(token);
    const session = await em.findOne(AdminSession, { tokenHash });
    const now = this.clock.now();
    this.known.delete(tokenHash);
    if (!session || isOver(session, now)) return undefined;
    this.know(session);
    if (now.getTime() - session.lastSeenAt.getTime() >= NOTED_EVERY_MS) {
      session.lastSeenAt = now;
      await em.nativeUpdate(AdminSession, { id: session.id }, { lastSeenAt: now });
    }
    return session;
  }

  /** The session that a token opened when the database was last asked about it, unless it is over since. */
  lastKnown(token: string): AdminSession | undefined {
    const session = this.known.get(hashOf(token));
    return session && !isOver(session, this.clock.now()) ? session : undefined;
  }

  async close(em: EntityManager, id: string): Promise<void> {
    for (const session of this.known.values()) if (session.id === id) this.known.delete(session.tokenHash);
    await em.nativeDelete(AdminSession, { id });
  }

  /** Ends every session of every browser; answers how many there were. */
  closeAll(em: EntityManager): Promise<number> {
    this.known.clear();
    return em.nativeDelete(AdminSession, {});
  }

  private know(session: AdminSession): void {
    this.known.set(session.tokenHash, session);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN) this.known.delete(oldest!);
  }

  private async sweep(em: EntityManager, now: Date): Promise<void> {
    const idleSince = new Date(now.getTime() - IDLE_MS);
    await em.nativeDelete(AdminSession, {
      $or: [{ expiresAt: { $lte: now } }, { remembered: false, lastSeenAt: { $lte: idleSince } }],
    });
  }
}

function isOver({ remembered, lastSeenAt, expiresAt }: AdminSession, now: Date): boolean {
  const idle = now.getTime() - lastSeenAt.getTime();
  return expiresAt <= now || (!remembered && idle >= IDLE_MS);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
