import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';
import { RunWorker } from './run-worker.ts';
import { SyncRuns } from './sync-runs.ts';

/** At a shutdown, an item that takes longer is aborted. */
const STOP_TIMEOUT_MS = 20_000;

/** Makes this process a worker of the sync. It continues the runs that are due, one at a time. */
@Injectable()
export class WorkerLoop implements OnModuleDestroy {
  private joined: Promise<void> | undefined;
  private working: Promise<void> | undefined;
  /** Whether a run may have become due since the worker last looked for one. */
  private isWoken = false;
  private readonly afterItem = new AbortController();
  private readonly immediately = new AbortController();

  constructor(
    private readonly worker: RunWorker,
    private readonly runs: SyncRuns,
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  /** Called every few seconds: renews the lease, and looks for a run that is due or whose lease has expired. */
  async tick(): Promise<void> {
    await this.join();
    await this.worker.renewLease();
    if (await this.runs.isAnyDue()) this.wake();
  }

  /** Looks for a run now if this process is a worker. Other processes find it at their next tick. */
  wake(): void {
    this.isWoken = true;
    if (this.joined) this.working ??= this.work();
  }

  async onModuleDestroy(): Promise<void> {
    this.afterItem.abort();
    const timeout = setTimeout(() => this.immediately.abort(), STOP_TIMEOUT_MS);
    await this.working;
    clearTimeout(timeout);
  }

  private join(): Promise<void> {
    this.joined ??= (this.database.shared ? Promise.resolve() : this.runs.expireLeases()).catch((error: unknown) => {
      this.joined = undefined;
      throw error;
    });
    return this.joined;
  }

  private async work(): Promise<void> {
    const stop = { afterItem: this.afterItem.signal, immediately: this.immediately.signal };
    try {
      while (this.isWoken && !this.afterItem.signal.aborted) {
        this.isWoken = false;
        if (await this.worker.work(stop)) this.isWoken = true;
      }
    } catch (error) {
      this.log.error({ err: error }, 'A worker of the sync failed. It continues within seconds.');
    } finally {
      this.working = undefined;
    }
  }
}
