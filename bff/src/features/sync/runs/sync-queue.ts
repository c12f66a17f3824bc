import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';

const QUEUE = 'api-football';
/** A worker without a heartbeat for this long is considered dead. */
const HEARTBEAT_TIMEOUT_S = 10;
const HEARTBEAT_INTERVAL_S = 2;
/** A fallback only: `wake` notifies the worker of its process at once. */
const POLL_INTERVAL_S = 30;
const MONITOR_INTERVAL_S = 2;
/** Upper bound for one job. Workers release a run long before. */
const MAX_JOB_S = 2 * 60 * 60;
const STOP_TIMEOUT_MS = 20_000;
const JOB_RETENTION_S = 24 * 60 * 60;

export interface StopSignals {
  /** Asks the worker to stop after the current item. */
  afterItem: AbortSignal;
  /** Asks the worker to abort the current item. */
  immediately: AbortSignal;
}

/**
 * Queue of wake-up jobs. A job only means that a run is due; the run itself is a row of `sync_run`. At most one job
 * exists at a time, for all servers. The job of a worker that died expires for lack of heartbeats, and the next wake-up
 * then reaches another worker.
 */
@Injectable()
export class SyncQueue implements OnModuleDestroy {
  private boss: Promise<PgBoss> | undefined;
  private workerId: string | undefined;
  private isWorking = false;
  /** Whether a wake-up came while there was a job, whose worker may have looked for work before. */
  private missedWakeUp = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  /** Adds a wake-up job, unless there is one. */
  async wake(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const boss = await this.started();
    this.missedWakeUp = true;
    this.missedWakeUp = (await boss.send(QUEUE, {})) === null;
    if (this.workerId) boss.notifyWorker(this.workerId);
  }

  /** Ends the job of a worker that died, so that the next wake-up can add one. Call it while a run is in progress. */
  async supervise(): Promise<void> {
    const boss = await this.started();
    await boss.supervise(QUEUE);
  }

  /** Starts to process jobs. */
  async work(work: (stop: StopSignals) => Promise<void>): Promise<void> {
    const boss = await this.started();
    // An embedded database has no other process: an existing job was left by one that died.
    if (!this.database.shared) await boss.deleteAllJobs(QUEUE);
    const options = { pollingIntervalSeconds: POLL_INTERVAL_S, heartbeatRefreshSeconds: HEARTBEAT_INTERVAL_S };
    this.workerId = await boss.work(QUEUE, options, async ([job]) => {
      this.isWorking = true;
      const stop = { afterItem: this.stopping.signal, immediately: job!.signal };
      await work(stop).finally(() => (this.isWorking = false));
      // The next job can only be added once this one is complete.
      await boss.complete(QUEUE, job!.id);
      if (this.missedWakeUp) await this.wake();
    });
  }

  /** Lets the worker finish its current item, then closes the queue. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    const boss = await this.boss?.catch(() => undefined);
    await boss?.stop({ graceful: this.isWorking, timeout: STOP_TIMEOUT_MS });
  }

  private started(): Promise<PgBoss> {
    this.boss ??= this.start().catch((error: unknown) => {
      this.boss = undefined;
      throw error;
    });
    return this.boss;
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({
      ...this.database.queueOptions,
      schedule: false,
      supervise: false,
      monitorIntervalSeconds: MONITOR_INTERVAL_S,
    });
    boss.on('error', (err) => this.log.error({ err }, 'The sync queue reported an error; it retries by itself.'));
    await boss.start();
    await boss.createQueue(QUEUE, {
      policy: 'exclusive',
      retryLimit: 0,
      heartbeatSeconds: HEARTBEAT_TIMEOUT_S,
      expireInSeconds: MAX_JOB_S,
      deleteAfterSeconds: JOB_RETENTION_S,
    });
    return boss;
  }
}
