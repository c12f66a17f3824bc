import { createHash } from 'node:crypto';
import type { AuditOutcome } from '@soccer-legends/contracts';
import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Advisory lock key: entries are written one at a time, because each contains the hash of the previous one. */
const AUDIT_LOCK = 727_274_002;
/** Entries that are read at once. */
const PAGE_SIZE = 1000;
/** Previous hash of the first entry. */
const NO_ENTRY = '0'.repeat(64);

type HashedEntry = Omit<AuditEntry, 'id' | 'hash'>;

export interface AuditedAction {
  /** For example `administrator` or `system`. */
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
}

export interface ChainReport {
  entries: number;
  /** Id of the first entry that was changed or does not follow its predecessor; null if the chain is intact. */
  firstBroken: number | null;
}

/** Absent and empty parts match every entry. */
export interface AuditFilter {
  /** Text in the actor, action, target or reason, in any case. */
  search?: string;
  outcome?: AuditOutcome;
}

interface AuditPage {
  entries: AuditEntry[];
  total: number;
  page: number;
  pageSize: number;
}

/** The append-only audit log: a hash chain of audited actions. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes an entry in the caller's transaction. Call it last: it blocks other writers until the transaction ends. */
  record(em: EntityManager, audited: AuditedAction): Promise<void> {
    return em.isInTransaction() ? this.append(em, audited) : em.transactional((own) => this.append(own, audited));
  }

  /** Returns a page of the entries that match a filter, newest first. */
  async page(requested: number, pageSize: number, filter: AuditFilter = {}): Promise<AuditPage> {
    const em = this.database.em();
    const where = conditionOf(filter);
    const total = await em.count(AuditEntry, where);
    const { page, offset } = pageOf(total, requested, pageSize);
    const entries = await em.find(AuditEntry, where, { orderBy: { id: 'desc' }, limit: pageSize, offset });
    return { entries, total, page, pageSize };
  }

  /** Yields all entries that match a filter, newest first, reading them page by page. */
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

  /** Verifies the whole chain. */
  async verify(em: EntityManager = this.database.em()): Promise<ChainReport> {
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

  private async append(em: EntityManager, audited: AuditedAction): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
    const [last] = await em.execute<{ hash: string }[]>('select hash from audit_log order by id desc limit 1');
    const { actor, action, target, before, after, outcome, reason, requestId, visitor } = audited;
    const entry: HashedEntry = {
      at: this.clock.now(),
      actor,
      action,
      target,
      // As it will be read back, so that the hash does not cover values that JSON drops.
      before: asStored(before),
      after: asStored(after),
      outcome,
      reason: reason ?? null,
      requestId: requestId ?? null,
      visitor: visitor ?? null,
      prevHash: last?.hash ?? NO_ENTRY,
    };
    await em.insert(AuditEntry, { ...entry, hash: auditHash(entry) });
  }
}

function conditionOf({ search = '', outcome }: AuditFilter): FilterQuery<AuditEntry> {
  const pattern = { $ilike: `%${search.replace(/[\\%_]/g, '\\$&')}%` };
  return {
    ...(outcome ? { outcome } : {}),
    ...(search === ''
      ? {}
      : { $or: [{ actor: pattern }, { action: pattern }, { target: pattern }, { reason: pattern }] }),
  };
}

function asStored(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

/** Returns the SHA-256 of an entry's content and the hash of its predecessor, in hex. */
function auditHash(entry: HashedEntry): string {
  const { prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor } = entry;
  const content = [prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
