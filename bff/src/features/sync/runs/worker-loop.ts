import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Log } from '../../../platform/http/log.ts';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { LeaseLost, type Lease } from './lease.ts';
import { RunContinuation } from './run-continuation.ts';
import { SyncRuns } from './sync-runs.ts';

/** At a shutdown, an item that takes longer is aborted. */
const STOP_TIMEOUT_MS = 20_000;

/** Makes this process a worker of the sync. It leases the runs that are due, one at a time, and publishes their ends. */
@Injectable()
export class WorkerLoop implements OnModuleDestroy {
  private joined: Promise<void> | undefined;
  private working: Promise<void> | undefined;
  /** Whether a run may have become due since the worker last looked for one. */
  private isWoken = false;
  private lease: Lease | undefined;
  private readonly shutdown = new AbortController();
  /** Aborts the current item. */
  private abort = new AbortController();

  constructor(
    private readonly runs: SyncRuns,
    private readonly continuation: RunContinuation,
    private readonly readModel: ReadModel,
    private readonly log: Log,
  ) {
    runs.changes.subscribe(() => this.wake());
  }

  /** Called every few seconds: renews the lease, and looks for a run that is due or whose lease has expired. */
  async tick(): Promise<void> {
    await this.join();
    await this.renewLease();
    if (await this.runs.isAnyDue()) this.wake();
  }

  /** Looks for a run now if this process is a worker. Other processes find it at their next tick. */
  wake(): void {
    this.isWoken = true;
    if (this.joined) this.working ??= this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.shutdown.abort();
    const timeout = setTimeout(() => this.abort.abort(), STOP_TIMEOUT_MS);
    await this.working;
    clearTimeout(timeout);
  }

  /** Makes this process a worker, once. The leases of dead processes expire first. */
  private join(): Promise<void> {
    this.joined ??= this.runs.expireLeasesOfDeadProcesses().catch((error: unknown) => {
      this.joined = undefined;
      throw error;
    });
    return this.joined;
  }

  /** Aborts the current item if the lease is lost or the run should be canceled. */
  private async renewLease(): Promise<void> {
    const { lease, abort } = this;
    try {
      if ((await lease?.renew())?.canceled) abort.abort();
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      abort.abort();
    }
  }

  private async work(): Promise<void> {
    try {
      while (this.isWoken && !this.shutdown.signal.aborted) {
        this.isWoken = false;
        this.lease = await this.runs.acquireLease();
        if (!this.lease) continue;
        await this.continue(this.lease);
        this.isWoken = true;
      }
    } catch (error) {
      this.log.error({ err: error }, 'A worker of the sync failed. It continues within seconds.');
    } finally {
      this.working = undefined;
    }
  }

  private async continue(lease: Lease): Promise<void> {
    this.abort = new AbortController();
    const { id, kind } = lease.run;
    try {
      const stop = { afterItem: this.shutdown.signal, immediately: this.abort.signal };
      const outcome = await this.continuation.continue(lease, stop);
      // The results must be readable before the run is published as ended.
      await this.readModel.follow();
      await lease.end(outcome);
      this.log.info({ syncId: id, kind, outcome }, 'A worker released a sync.');
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.log.warn(
        { syncId: id, kind },
        'A worker lost its lease: another worker has taken over the sync, or it ended.',
      );
    } finally {
      this.lease = undefined;
      this.runs.changes.next();
    }
  }
}
