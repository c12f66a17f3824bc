import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { AdminSession } from './admin-session.entity.ts';

export const LONGEST_MS = 7 * 24 * 3_600_000;
export const IDLE_MS = 8 * 3_600_000;
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
    const session = await em.findOne(AdminSession, { tokenHash: hashOf(token) });
    const now = this.clock.now();
    if (!session || isOver(session, now)) return undefined;
    if (now.getTime() - session.lastSeenAt.getTime() >= NOTED_EVERY_MS) {
      session.lastSeenAt = now;
      await em.nativeUpdate(AdminSession, { id: session.id }, { lastSeenAt: now });
    }
    return session;
  }

  async close(em: EntityManager, id: string): Promise<void> {
    await em.nativeDelete(AdminSession, { id });
  }

  /** Ends every session of every browser; answers how many there were. */
  closeAll(em: EntityManager): Promise<number> {
    return em.nativeDelete(AdminSession, {});
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
