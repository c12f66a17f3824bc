import { Injectable } from '@nestjs/common';
import { Log } from '../../../platform/http/log.ts';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { LeaseLost, type Lease } from './lease.ts';
import { ProgressStream } from './progress-stream.ts';
import { RunContinuation, type StopSignals } from './run-continuation.ts';
import { SyncRuns } from './sync-runs.ts';

/** Leases the first run that is due, continues it, and publishes its results and its end. */
@Injectable()
export class RunWorker {
  private current: { lease: Lease; abort: AbortController } | undefined;

  constructor(
    private readonly runs: SyncRuns,
    private readonly continuation: RunContinuation,
    private readonly readModel: ReadModel,
    private readonly progress: ProgressStream,
    private readonly log: Log,
  ) {}

  /** Returns whether there was a run to continue. */
  async work({ afterItem, immediately }: StopSignals): Promise<boolean> {
    const lease = await this.runs.acquireLease();
    if (!lease) return false;
    const abort = new AbortController();
    this.current = { lease, abort };
    const { id, kind } = lease.run;
    try {
      const stop = { afterItem, immediately: AbortSignal.any([immediately, abort.signal]) };
      const outcome = await this.continuation.continue(lease, stop);
      // The results must be readable before the run is published as ended.
      await this.readModel.follow();
      await (outcome.kind === 'close' ? lease.close(outcome.error) : lease.release(outcome));
      this.log.info({ syncId: id, kind, outcome }, 'A worker released a sync.');
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      this.log.warn(
        { syncId: id, kind },
        'A worker lost its lease: another worker has taken over the sync, or it ended.',
      );
    } finally {
      this.current = undefined;
      await this.progress.publish();
    }
    return true;
  }

  /** Renews the lease during an item. Aborts the item if the lease is lost or the run should be canceled. */
  async renewLease(): Promise<void> {
    if (!this.current) return;
    const { lease, abort } = this.current;
    try {
      if ((await lease.renew()).canceled) abort.abort();
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
      abort.abort();
    }
  }
}
