import { createHash } from 'node:crypto';
import type { AuditFilter, AuditOutcome, AuditVerification } from '@soccer-legends/contracts';
import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Advisory lock key. Entries are written one at a time, because each contains the hash of the previous one. */
const AUDIT_LOCK = 727_274_002;
const PAGE_SIZE = 1000;
/** Previous hash of the first entry. */
const NO_ENTRY = '0'.repeat(64);

/** Jumps from actor to actor in the index. `select distinct` would read every entry. */
const ACTORS = `
  with recursive known as (
    (select actor from audit_log order by actor limit 1)
    union all
    select (select actor from audit_log where actor > known.actor order by actor limit 1) from known
    where known.actor is not null
  )
  select actor from known where actor is not null limit ?`;

type HashedEntry = Omit<AuditEntry, 'id' | 'hash'>;

export interface AuditedAction {
  actor: string;
  /** Dotted, such as `game.toggle`. */
  action: string;
  target: string;
  /** Plain data that shows the change, without secrets and personal data. */
  before?: unknown;
  after?: unknown;
  outcome: AuditOutcome;
  reason?: string;
  requestId?: string;
  visitor?: string;
  sessionId?: string;
}

/** Ids: the page has entries older than `before`, or newer than `after`. Without either, it has the newest entries. */
export interface AuditCursor {
  before?: number;
  after?: number;
}

interface EntriesPage {
  entries: AuditEntry[];
  newer: number | null;
  older: number | null;
}

@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes an entry in the caller's transaction. Call it last: other writers wait until the transaction ends. */
  record(em: EntityManager, audited: AuditedAction): Promise<void> {
    return em.isInTransaction() ? this.append(em, audited) : em.transactional((own) => this.append(own, audited));
  }

  /** Returns a page of matching entries, newest first, with the cursors of the previous and next page. */
  async page(pageSize: number, filter: AuditFilter = {}, { before, after }: AuditCursor = {}): Promise<EntriesPage> {
    if (after === undefined) return this.olderThan(before, pageSize, filter);
    const where = { $and: [conditionOf(filter), { id: { $gt: after } }] };
    const found = await this.find(where, 'asc', pageSize + 1);
    // With fewer newer entries than a page holds, the newest page contains them all.
    if (found.length <= pageSize) return this.olderThan(undefined, pageSize, filter);
    const entries = found.slice(0, pageSize).toReversed();
    return { entries, newer: entries[0]!.id, older: entries.at(-1)!.id };
  }

  async actors(limit: number): Promise<string[]> {
    const rows = await this.database.em().execute<{ actor: string }[]>(ACTORS, [limit]);
    return rows.map(({ actor }) => actor);
  }

  async *all(filter: AuditFilter = {}): AsyncIterable<AuditEntry> {
    const where = conditionOf(filter);
    const before = (id: number): Promise<AuditEntry[]> =>
      this.database
        .em()
        .find(
          AuditEntry,
          { $and: [where, { id: { $lt: id } }] },
          { orderBy: { id: 'desc' }, limit: PAGE_SIZE, disableIdentityMap: true },
        );
    for (let page = await before(Number.MAX_SAFE_INTEGER); page.length > 0; page = await before(page.at(-1)!.id)) {
      yield* page;
    }
  }

  async verify(em: EntityManager = this.database.em()): Promise<AuditVerification> {
    let [entries, last, prevHash] = [0, 0, NO_ENTRY];
    for (;;) {
      const page = await em.find(
        AuditEntry,
        { id: { $gt: last } },
        { orderBy: { id: 'asc' }, limit: PAGE_SIZE, disableIdentityMap: true },
      );
      for (const entry of page) {
        if (entry.prevHash !== prevHash || entry.hash !== auditHash(entry)) return { entries, firstBroken: entry.id };
        entries += 1;
        last = entry.id;
        prevHash = entry.hash;
      }
      if (page.length < PAGE_SIZE) return { entries, firstBroken: null };
    }
  }

  private async olderThan(id: number | undefined, pageSize: number, filter: AuditFilter): Promise<EntriesPage> {
    const where = { $and: [conditionOf(filter), id === undefined ? {} : { id: { $lt: id } }] };
    const found = await this.find(where, 'desc', pageSize + 1);
    const entries = found.slice(0, pageSize);
    const newer = id === undefined ? null : (entries[0]?.id ?? Math.max(0, id - 1));
    return { entries, newer, older: found.length > pageSize ? entries.at(-1)!.id : null };
  }

  private find(where: FilterQuery<AuditEntry>, order: 'asc' | 'desc', limit: number): Promise<AuditEntry[]> {
    return this.database.em().find(AuditEntry, where, { orderBy: { id: order }, limit });
  }

  private async append(em: EntityManager, audited: AuditedAction): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
    const [last] = await em.execute<{ hash: string }[]>('select hash from audit_log order by id desc limit 1');
    const { actor, action, target, before, after, outcome, reason, requestId, visitor, sessionId } = audited;
    const entry: HashedEntry = {
      at: this.clock.now(),
      actor,
      action,
      target,
      // Hashes the value as JSON stores it: JSON drops some values, such as undefined.
      before: asStored(before),
      after: asStored(after),
      outcome,
      reason: reason ?? null,
      requestId: requestId ?? null,
      visitor: visitor ?? null,
      sessionId: sessionId ?? null,
      prevHash: last?.hash ?? NO_ENTRY,
    };
    await em.insert(AuditEntry, { ...entry, hash: auditHash(entry) });
  }
}

function conditionOf({ search, outcome, action, actor, session, from, to }: AuditFilter): FilterQuery<AuditEntry> {
  const pattern = { $ilike: `%${literal(search ?? '')}%` };
  return {
    $and: [
      search ? { $or: [{ actor: pattern }, { action: pattern }, { target: pattern }, { reason: pattern }] } : {},
      action ? { $or: [{ action }, { action: { $like: `${literal(action)}.%` } }] } : {},
      outcome ? { outcome } : {},
      actor ? { actor } : {},
      session ? { sessionId: session } : {},
      from ? { at: { $gte: new Date(from) } } : {},
      to ? { at: { $lt: new Date(to) } } : {},
    ],
  };
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function asStored(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

/** Returns the SHA-256 of an entry's content and the previous hash, in hex. */
function auditHash(entry: HashedEntry): string {
  const { prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor, sessionId } = entry;
  const content = [prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor];
  // Older versions stored no session and hashed the entry without one.
  if (sessionId != null) content.push(sessionId);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
