import { Injectable } from '@nestjs/common';
import { RunWorker } from './run-worker.ts';
import { SyncQueue } from './sync-queue.ts';
import { SyncRuns } from './sync-runs.ts';

/** Makes this process a worker of the sync. */
@Injectable()
export class WorkerLoop {
  private joined: Promise<void> | undefined;

  constructor(
    private readonly queue: SyncQueue,
    private readonly worker: RunWorker,
    private readonly runs: SyncRuns,
  ) {}

  /** Called every few seconds: joins the queue, checks for a cancellation and wakes a worker for a run that is due. */
  async tick(): Promise<void> {
    await this.join();
    await this.worker.abortIfCanceled();
    const runs = await this.runs.inProgress();
    if (runs.length === 0) return;
    await this.queue.supervise();
    if (runs.some((run) => this.runs.isDue(run))) await this.queue.wake();
  }

  private join(): Promise<void> {
    this.joined ??= this.queue
      .work((stop) => this.worker.work(stop))
      .catch((error: unknown) => {
        this.joined = undefined;
        throw error;
      });
    return this.joined;
  }
}
