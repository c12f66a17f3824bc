import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';

const QUEUE = 'api-football';
/** A worker that has not been heard of for so long is taken for dead. */
const HEARTBEAT_S = 10;
const BEAT_EVERY_S = 2;
const POLL_EVERY_S = 1;
const SUPERVISE_EVERY_S = 2;
/** The most that a worker may keep one job; it gives it back long before. */
const LONGEST_JOB_S = 2 * 60 * 60;
const LEAVE_WITHIN_MS = 20_000;
const KEPT_S = 24 * 60 * 60;

/** When work is to end: soon is between two items, now is in the middle of one. */
export interface Stops {
  soon: AbortSignal;
  now: AbortSignal;
}

/**
 * The doorbell of the workers: a job says that a run is due, the run itself is in its row. One job at a time exists,
 * however many replicas ring, and one whose worker died ends by its missing heartbeat, so that the next ring finds
 * another worker.
 */
@Injectable()
export class SyncQueue implements OnModuleDestroy {
  private boss: Promise<PgBoss> | undefined;
  private workerId: string | undefined;
  private busy = false;
  /** Whether it was rung while there was a job already, which may have looked for work before the ring. */
  private missedRing = false;
  private readonly leaving = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  async ring(): Promise<void> {
    if (this.leaving.signal.aborted) return;
    const boss = await this.started();
    this.missedRing = true;
    this.missedRing = (await boss.send(QUEUE, {})) === null;
    if (this.workerId) boss.notifyWorker(this.workerId);
  }

  /** Takes jobs from now on. */
  async work(work: (stops: Stops) => Promise<void>): Promise<void> {
    const boss = await this.started();
    // Nobody else can be at an embedded database: a job that is there was left by a process that died.
    if (!this.database.shared) await boss.deleteAllJobs(QUEUE);
    const options = { pollingIntervalSeconds: POLL_EVERY_S, heartbeatRefreshSeconds: BEAT_EVERY_S };
    this.workerId = await boss.work(QUEUE, options, async ([job]) => {
      this.busy = true;
      await work({ soon: this.leaving.signal, now: job!.signal }).finally(() => (this.busy = false));
      // Only when this job has ended is there room for the next.
      await boss.complete(QUEUE, job!.id);
      if (this.missedRing) await this.ring();
    });
  }

  /** Lets the work stop between two items, then lets go of the queue. */
  async onModuleDestroy(): Promise<void> {
    this.leaving.abort();
    const boss = await this.boss?.catch(() => undefined);
    await boss?.stop({ graceful: this.busy, timeout: LEAVE_WITHIN_MS });
  }

  private started(): Promise<PgBoss> {
    this.boss ??= this.start().catch((fault: unknown) => {
      this.boss = undefined;
      throw fault;
    });
    return this.boss;
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({
      ...this.database.queueOptions,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_EVERY_S,
      monitorIntervalSeconds: SUPERVISE_EVERY_S,
    });
    boss.on('error', (err) => this.log.error({ err }, 'The queue of the sync is in trouble; it goes on trying.'));
    await boss.start();
    await boss.createQueue(QUEUE, {
      policy: 'exclusive',
      retryLimit: 0,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: LONGEST_JOB_S,
      deleteAfterSeconds: KEPT_S,
    });
    return boss;
  }
}
