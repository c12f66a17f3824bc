import { UniqueConstraintViolationException, type FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { Subject } from 'rxjs';
import { findRow, findRows } from '../../../platform/database/row.ts';
import { Clock, DAY_MS } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { isForOnePerson, ONE_PERSON_KINDS } from '../people/writing-run.ts';
import { endColumns } from '../sync-failure.ts';
import { SyncAlreadyRunning, SyncNotFound, SyncNotRunning } from '../sync.errors.ts';
import { Lease, LEASE_END } from './lease.ts';
import { SyncRun } from './sync-run.entity.ts';

export interface RequestedRun {
  kind: SyncKind;
  params: object;
}

/** Kinds that wait for runs in progress. Starting any other kind is rejected meanwhile. */
const WAITING_KINDS: readonly SyncKind[] = [...ONE_PERSON_KINDS, 'leagues'];

/** Runs wait until the next day's quota. One that waits longer was released while the clock was ahead. */
const LONGEST_WAIT_MS = 2 * DAY_MS;

const KEPT_MS = 90 * DAY_MS;

/** Serializes the workers that look for a run. */
const LEASE_LOCK = 727_274_028;

/** Runs that a person waits for precede all others and interrupt them. */
const QUEUE_ORDER = `kind in (${ONE_PERSON_KINDS.map((kind) => `'${kind}'`).join(', ')}) desc, id`;

/** The runs in the database. Workers continue them one at a time. */
@Injectable()
export class SyncRuns {
  /** Runs that this process has started, canceled, ended or released. */
  readonly changes = new Subject<void>();
  /** False if an embedded database, to which only this process writes, contains no run in progress. */
  mayBeInProgress = true;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Starts a run and returns its id.
   *
   * @throws SyncAlreadyRunning for a kind that does not wait for others
   */
  async start(run: RequestedRun, by: Author): Promise<number> {
    const mayWait = WAITING_KINDS.includes(run.kind);
    const current = mayWait ? undefined : await this.current();
    if (current) throw new SyncAlreadyRunning(current.id);
    try {
      return await this.database.transaction(async (em) => {
        const columns = { ...run, mayWait, startedBy: by.actor, startedAt: this.clock.now() };
        const id = await em.insert(SyncRun, { ...columns, status: 'in_progress', planCursor: null });
        const action = run.kind === 'import-player' ? 'player.import' : 'sync.start';
        const after = { kind: run.kind, ...run.params };
        await this.audit.record(em, { ...by, action, target: `sync ${id}`, after });
        return id;
      });
    } catch (error) {
      const running = error instanceof UniqueConstraintViolationException ? await this.current() : undefined;
      throw running ? new SyncAlreadyRunning(running.id) : error;
    } finally {
      this.mayBeInProgress = true;
      this.changes.next();
    }
  }

  /** Returns the first run in progress: the one that has a worker, otherwise the next one. */
  async current(): Promise<SyncRun | undefined> {
    return (await this.inProgress())[0];
  }

  /** Returns all runs in progress: first the one that has a worker, then the others in the order in which they continue. */
  async inProgress(): Promise<SyncRun[]> {
    return this.findAll({ status: 'in_progress' });
  }

  /** Returns the runs in progress like `inProgress`, the runs with these ids and those that were started after `id`. */
  inProgressOr(ids: readonly number[], id: number): Promise<SyncRun[]> {
    return this.findAll({ $or: [{ status: 'in_progress' }, { id: { $in: [...ids] } }, { id: { $gt: id } }] });
  }

  newest(): Promise<SyncRun | undefined> {
    return findRow(this.database.em(), SyncRun, {}, { orderBy: { id: 'desc' } });
  }

  find(where: { id: number }): Promise<SyncRun | undefined> {
    return findRow(this.database.em(), SyncRun, where);
  }

  private async findAll(where: FilterQuery<SyncRun>): Promise<SyncRun[]> {
    const runs = await findRows(this.database.em(), SyncRun, where);
    const rank = ({ leasedUntil, kind }: SyncRun): number => (leasedUntil ? 0 : isForOnePerson(kind) ? 1 : 2);
    return runs.sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  }

  /** Called every few seconds. Reading an embedded database each time would be most of an idle server's work. */
  async isAnyDue(): Promise<boolean> {
    if (!this.mayBeInProgress) return false;
    // Before the read, because a run may be created meanwhile.
    this.mayBeInProgress = this.database.shared;
    try {
      const runs = await this.inProgress();
      if (runs.length > 0) this.mayBeInProgress = true;
      return runs.some((run) => this.isDue(run));
    } catch (error) {
      this.mayBeInProgress = true;
      throw error;
    }
  }

  isDue({ waitingUntil }: SyncRun): boolean {
    return waitingUntil === null || !this.clock.isBefore(waitingUntil, LONGEST_WAIT_MS);
  }

  /**
   * Takes the lease of the first run that is due, also if its lease has expired; undefined while another worker has a lease.
   * A lease that ends later than a new one was taken while the database's clock was ahead, and counts as expired.
   * Raw SQL: one statement must compute and return the new fencing token.
   */
  async acquireLease(): Promise<Lease | undefined> {
    const now = this.clock.now();
    const leased = await this.database.transaction(async (em) => {
      // Otherwise two workers could both find that no run has a lease.
      await em.execute(`select pg_advisory_xact_lock(${LEASE_LOCK})`);
      const [row] = await em.execute<{ id: number }[]>(
        `update sync_run set fence = fence + 1, leased_until = ${LEASE_END},
         crash_count = crash_count + (case when leased_until is null then 0 else 1 end),
         held_since = ?, done_before_hold = done, waiting_until = null
         where id = (
           select id from sync_run where status = 'in_progress'
             and (waiting_until is null or waiting_until <= ? or waiting_until > ?)
           order by ${QUEUE_ORDER} limit 1)
         and not exists (select 1 from sync_run where status = 'in_progress'
           and leased_until > clock_timestamp() and leased_until <= ${LEASE_END})
         returning id`,
        [now, now, this.clock.ahead(LONGEST_WAIT_MS)],
      );
      return row;
    });
    const run = leased && (await this.find(leased));
    return run ? new Lease(run, this.database, this.clock) : undefined;
  }

  /** An embedded database has only one process: leases that exist at its start belong to dead processes. */
  async expireLeasesOfDeadProcesses(): Promise<void> {
    if (!this.database.shared) await this.expireLeases();
  }

  async expireLeases(): Promise<void> {
    const leased = { status: 'in_progress', leasedUntil: { $ne: null } } as const;
    await this.database.em().nativeUpdate(SyncRun, leased, { leasedUntil: new Date(0) });
  }

  /** Whether a run is due that precedes the given one. */
  async isInterrupted({ id, kind }: Pick<SyncRun, 'id' | 'kind'>): Promise<boolean> {
    if (isForOnePerson(kind)) return false;
    return (await this.inProgress()).some((run) => run.id !== id && isForOnePerson(run.kind) && this.isDue(run));
  }

  /** The database deletes the items of a run with it. */
  @Scheduled({ at: 'nightly', name: 'prune-sync-runs', deletesOldData: true })
  async deleteOld(): Promise<void> {
    await this.database.em().nativeDelete(SyncRun, { endedAt: { $lt: this.clock.ago(KEPT_MS) } });
  }

  /**
   * Requests the cancellation of the run. A run without a worker ends at once.
   *
   * @throws SyncNotFound
   * @throws SyncNotRunning
   */
  async cancel(id: number, by: Author): Promise<void> {
    await this.database.transaction(async (em) => {
      // Raw SQL: the same statement must return whether a worker holds the lease.
      const [requested] = await em.execute<{ leased: boolean }[]>(
        `update sync_run set cancel_requested = true, failure_detail = ? where id = ? and status = 'in_progress'
         returning leased_until is not null as leased`,
        [by.actor, id],
      );
      if (!requested)
        throw (await em.count(SyncRun, { id })) > 0 ? new SyncNotRunning({ id }) : new SyncNotFound({ id });
      if (!requested.leased) {
        const ended = { endedAt: this.clock.now(), waitingUntil: null, failureDetail: by.actor };
        await em.nativeUpdate(SyncRun, { id }, { ...endColumns({ code: 'canceled' }), ...ended });
      }
      await this.audit.record(em, { ...by, action: 'sync.cancel', target: `sync ${id}` });
    });
    this.changes.next();
  }
}
