import { Injectable } from '@nestjs/common';
import { RunWorker } from './run-worker.ts';
import { SyncQueue } from './sync-queue.ts';
import { SyncRuns } from './sync-runs.ts';

/** This process as a worker of the sync. */
@Injectable()
export class SyncWorkers {
  private working: Promise<void> | undefined;

  constructor(
    private readonly queue: SyncQueue,
    private readonly worker: RunWorker,
    private readonly runs: SyncRuns,
  ) {}

  /** The round of every few seconds: takes part in the work, and sees that nothing due is left lying. */
  async makeRound(): Promise<void> {
    await this.join();
    await this.worker.lookForCancellation();
    if (await this.runs.isDue()) await this.queue.ring();
  }

  private join(): Promise<void> {
    this.working ??= this.queue
      .work((stops) => this.worker.work(stops))
      .catch((fault: unknown) => {
        this.working = undefined;
        throw fault;
      });
    return this.working;
  }
}
