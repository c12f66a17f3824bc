import { createHash } from 'node:crypto';
import type {
  AuditAction,
  AuditFilter,
  AuditOutcome,
  AuditVerification,
  CursorPage,
  PageCursor,
} from '@soccer-legends/contracts';
import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/like-pattern.ts';
import { Log } from '../../platform/http/log.ts';
import type { Author } from '../../platform/http/request-origin.ts';
import { newestFirst, type IdRange, type ReadRange } from '../../platform/database/newest-first.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Advisory lock key. Entries are written one at a time, because each contains the hash of the previous one. */
const AUDIT_LOCK = 727_274_002;
const PAGE_SIZE = 1000;
/** In characters of JSON. */
const LONGEST_LOGGED = 300;
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

const MATCHES = "audit_words(actor, action, target, reason) @@ to_tsquery('simple', ?)";
/** Without the array, the database would often read all entries in order instead of using the index. */
const MATCHES_IN_INDEX = `id = any(array(select id from audit_log where ${MATCHES}))`;
/** A search first reads this number of entries for each one that it returns. */
const READ_PER_FOUND = 10;

type HashedEntry = Omit<AuditEntry, 'id' | 'hash'>;

export interface AuditedAction extends Author {
  action: AuditAction;
  /** What the action was applied to, such as the key of a plugin. */
  target: string;
  /** Plain data that shows the change, without secrets and personal data. */
  before?: unknown;
  after?: unknown;
  /** `done` by default. */
  outcome?: AuditOutcome;
  /** Why the action was refused or failed, or the reason that its author gave. */
  reason?: string | null;
}

/** Writes and reads the audit log, and copies entries to the server's log. All servers together write one hash chain. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Writes an entry in the caller's transaction. Call it last: other writers wait until the transaction ends. */
  record(em: EntityManager, audited: AuditedAction): Promise<void> {
    return this.recordAll(em, [audited]);
  }

  /** Writes several entries like `record`. */
  recordAll(em: EntityManager, audited: readonly AuditedAction[]): Promise<void> {
    return em.isInTransaction() ? this.append(em, audited) : em.transactional((own) => this.append(own, audited));
  }

  page(pageSize: number, filter: AuditFilter = {}, cursor: PageCursor = {}): Promise<CursorPage<AuditEntry>> {
    return newestFirst<AuditEntry>((...range) => this.find(filter, ...range), pageSize, cursor);
  }

  /** Returns the distinct actors in alphabetical order, at most `limit`. */
  async actors(limit: number): Promise<string[]> {
    const rows = await this.database.execute<{ actor: string }[]>(ACTORS, [limit]);
    return rows.map(({ actor }) => actor);
  }

  /** Yields the matching entries, newest first, in pages of a thousand. Leaves out entries that are written meanwhile. */
  async *all(filter: AuditFilter = {}): AsyncIterable<AuditEntry> {
    const before = (id: number): Promise<AuditEntry[]> => this.find(filter, { id: { $lt: id } }, 'desc', PAGE_SIZE);
    for (let page = await before(Number.MAX_SAFE_INTEGER); page.length > 0; page = await before(page.at(-1)!.id)) {
      yield* page;
    }
  }

  /** Recomputes every hash, in ascending order, and stops at the first entry that is wrong. */
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

  private async find(
    { search, ...filter }: AuditFilter,
    ...[range, order, limit]: Parameters<ReadRange<AuditEntry>>
  ): Promise<AuditEntry[]> {
    const em = this.database.em();
    const read = (...also: FilterQuery<AuditEntry>[]): Promise<AuditEntry[]> =>
      em.find(
        AuditEntry,
        { $and: [conditionOf(filter), range, ...also] },
        { orderBy: { id: order }, limit, disableIdentityMap: true },
      );
    if (!search) return read();
    const words = [wordsOf(search)];
    // A common word fills a page from the nearest entries. A rare one is in few entries of the index.
    const near = await read(await this.nearest(em, range, READ_PER_FOUND * limit), { [raw(MATCHES, words)]: [] });
    return near.length === limit ? near : read({ [raw(MATCHES_IN_INDEX, words)]: [] });
  }

  private async nearest(em: EntityManager, { id }: IdRange, count: number): Promise<FilterQuery<AuditEntry>> {
    if (id && '$gt' in id) return { id: { $lte: id.$gt + count } };
    const [newest] = await em.execute<{ id: number | null }[]>('select max(id) as id from audit_log');
    return { id: { $gte: Math.min(id?.$lt ?? Infinity, Number(newest!.id) + 1) - count } };
  }

  private async append(em: EntityManager, audited: readonly AuditedAction[]): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
    const [last] = await em.execute<{ hash: string }[]>('select hash from audit_log order by id desc limit 1');
    const at = this.clock.now();
    let prevHash = last?.hash ?? NO_ENTRY;
    const entries = audited.map((action) => {
      const entry = toEntry(action, at, prevHash);
      prevHash = auditHash(entry);
      return { ...entry, hash: prevHash };
    });
    await em.insertMany(AuditEntry, entries);
    // Logged before the transaction ends. Callers record an entry last, so a transaction rarely fails after this.
    for (const { actor, action, target, outcome, after, requestId } of entries)
      this.log[outcome === 'done' ? 'info' : 'warn'](
        { actor, action, target, outcome, ...(isShort(after) && { after }), requestId },
        `Audit: ${action} of ${target} by ${actor}, ${outcome}.`,
      );
  }
}

function toEntry(audited: AuditedAction, at: Date, prevHash: string): HashedEntry {
  const { actor, action, target, before, after, outcome = 'done', reason, requestId, visitor, sessionId } = audited;
  return {
    at,
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
    prevHash,
  };
}

function wordsOf(search: string): string {
  const words = search.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*`).join(' & ');
}

function conditionOf({
  outcome,
  action,
  actor,
  session,
  from,
  to,
}: Omit<AuditFilter, 'search'>): FilterQuery<AuditEntry> {
  return {
    $and: [
      action ? { $or: [{ action }, { action: { $like: `${escapeLike(action)}.%` } }] } : {},
      outcome ? { outcome } : {},
      actor ? { actor } : {},
      session ? { sessionId: session } : {},
      from ? { at: { $gte: new Date(from) } } : {},
      to ? { at: { $lt: new Date(to) } } : {},
    ],
  };
}

/** Whether a log line may contain the value. An import has thousands of changes. */
function isShort(value: unknown): boolean {
  return value !== null && JSON.stringify(value).length <= LONGEST_LOGGED;
}

function asStored(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

function auditHash(entry: HashedEntry): string {
  const { prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor, sessionId } = entry;
  const content = [prevHash, at, actor, action, target, before, after, outcome, reason, requestId, visitor, sessionId];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
