import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { AuditEntry, type AuditOutcome } from './audit-entry.entity.ts';
import { auditHash, NO_ENTRY, type HashedEntry } from './audit-hash.ts';

/** One number for all replicas: entries are written one after the other, since each has the hash of the last. */
const AUDIT_LOCK = 727_274_002;
const CHECKED_AT_ONCE = 1000;

export interface AuditedAction {
  /** `administrator`, `system`, or whoever else it was. */
  actor: string;
  /** Dotted, such as `game.toggle`. */
  action: string;
  target: string;
  /** Plain data that shows the change; never a secret, never an address of a person. */
  before?: unknown;
  after?: unknown;
  outcome: AuditOutcome;
  reason?: string;
  requestId?: string;
  visitor?: string;
}

export interface ChainReport {
  entries: number;
  /** The first entry that is not as it was written, or does not follow the one before; null where all is well. */
  firstBroken: number | null;
}

interface AuditPage {
  entries: AuditEntry[];
  total: number;
  page: number;
  pageSize: number;
}

/** Who did what, when, and how it went: a chain of entries that can only grow. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes in the caller's transaction, towards its end: others who write wait until it is over. */
  record(em: EntityManager, audited: AuditedAction): Promise<void> {
    return em.isInTransaction() ? this.append(em, audited) : em.transactional((own) => this.append(own, audited));
  }

  /** The newest first. */
  async page(asked: number, pageSize: number): Promise<AuditPage> {
    const em = this.database.em();
    const total = await em.count(AuditEntry);
    const { page, offset } = pageOf(total, asked, pageSize);
    const entries = await em.find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: pageSize, offset });
    return { entries, total, page, pageSize };
  }

  /** Goes through the whole chain. */
  async verify(em: EntityManager = this.database.em()): Promise<ChainReport> {
    let [entries, last, prevHash] = [0, 0, NO_ENTRY];
    for (;;) {
      const page = await em.find(
        AuditEntry,
        { id: { $gt: last } },
        { orderBy: { id: 'asc' }, limit: CHECKED_AT_ONCE, disableIdentityMap: true },
      );
      for (const entry of page) {
        if (entry.prevHash !== prevHash || entry.hash !== auditHash(entry)) return { entries, firstBroken: entry.id };
        entries += 1;
        last = entry.id;
        prevHash = entry.hash;
      }
      if (page.length < CHECKED_AT_ONCE) return { entries, firstBroken: null };
    }
  }

  private async append(em: EntityManager, audited: AuditedAction): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
    const [last] = await em.execute<{ hash: string }[]>('select hash from audit_log order by id desc limit 1');
    const { actor, action, target, before, after, outcome, reason, requestId, visitor } = audited;
    const entry: HashedEntry = {
      ...{ at: this.clock.now(), actor, action, target },
      // As it will be read: what JSON cannot say is not in the hash either.
      ...{ before: asStored(before), after: asStored(after), outcome },
      ...{ reason: reason ?? null, requestId: requestId ?? null, visitor: visitor ?? null },
      prevHash: last?.hash ?? NO_ENTRY,
    };
    await em.insert(AuditEntry, { ...entry, hash: auditHash(entry) });
  }
}

function asStored(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}
