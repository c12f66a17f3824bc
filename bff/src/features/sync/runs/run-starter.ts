import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import type { Author } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { ProgressStream } from './progress-stream.ts';
import { SyncRuns } from './sync-runs.ts';
import { WorkerLoop } from './worker-loop.ts';

export interface RequestedRun {
  kind: SyncKind;
  params: object;
}

@Injectable()
export class RunStarter {
  constructor(
    private readonly runs: SyncRuns,
    private readonly worker: WorkerLoop,
    private readonly progress: ProgressStream,
    private readonly audit: AuditLog,
  ) {}

  /** @throws SyncAlreadyRunning */
  async start({ kind, params }: RequestedRun, by: Author): Promise<number> {
    const action = kind === 'import-player' ? 'player.import' : 'sync.start';
    const id = await this.runs.create({ kind, params, startedBy: by.actor }, (em, syncId) =>
      this.audit.record(em, { ...by, action, target: `sync ${syncId}`, after: { kind, ...params }, outcome: 'done' }),
    );
    this.worker.wake();
    await this.progress.publish();
    return id;
  }

  /**
   * @throws SyncNotFound
   * @throws SyncNotRunning
   */
  async cancel(id: number, by: Author): Promise<void> {
    await this.runs.cancel(id, (em) =>
      this.audit.record(em, { ...by, action: 'sync.cancel', target: `sync ${id}`, outcome: 'done' }),
    );
    await this.progress.publish();
  }
}
