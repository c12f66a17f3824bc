import type { SyncKind } from '@soccer-legends/contracts';
import type { Log } from '../../../platform/http/log.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { RunStarter } from '../runs/run-starter.ts';
import { SyncAlreadyRunning } from '../sync.errors.ts';

/** A run that begins by the clock, unless another is under way: that one had the quota first. */
export abstract class ScheduledRun implements Job {
  abstract readonly name: string;
  protected abstract readonly kind: SyncKind;
  protected readonly params: object = {};

  constructor(
    private readonly starter: RunStarter,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    try {
      await this.starter.start({ kind: this.kind, params: this.params }, { actor: 'schedule' });
    } catch (fault) {
      if (!(fault instanceof SyncAlreadyRunning)) throw fault;
      this.log.info({ job: this.name, syncId: fault.syncId }, 'A scheduled sync makes way for the one under way.');
    }
  }
}
