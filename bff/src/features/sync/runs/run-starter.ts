import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { AuditLog } from '../../audit/audit.port.ts';
import { Log } from '../../../platform/http/log.ts';
import { SyncFeed } from './sync-feed.ts';
import { SyncQueue } from './sync-queue.ts';
import { SyncRuns } from './sync-runs.ts';

/** Who begins a run, and from where. */
export interface Starter {
  actor: string;
  requestId?: string;
  visitor?: string;
}

/** Begins runs and calls a worker for them. */
@Injectable()
export class RunStarter {
  constructor(
    private readonly runs: SyncRuns,
    private readonly queue: SyncQueue,
    private readonly feed: SyncFeed,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  /** @throws SyncAlreadyRunning */
  async start({ kind, params }: { kind: SyncKind; params: object }, by: Starter): Promise<number> {
    const action = kind === 'import-player' ? 'player.import' : 'sync.start';
    const id = await this.runs.begin({ kind, params, startedBy: by.actor }, (em, syncId) =>
      this.audit.record(em, { ...by, action, target: `sync ${syncId}`, after: { kind, ...params }, outcome: 'done' }),
    );
    await this.callWorker();
    return id;
  }

  /** @throws SyncNotFound @throws SyncNotRunning */
  async cancel(id: number, by: Starter): Promise<void> {
    await this.runs.cancel(id, (em) =>
      this.audit.record(em, { ...by, action: 'sync.cancel', target: `sync ${id}`, outcome: 'done' }),
    );
    await this.feed.tell();
  }

  // The run is begun whether or not the bell rings: the workers' own round finds it a moment later.
  private async callWorker(): Promise<void> {
    await this.queue.ring().catch((err: unknown) => this.log.warn({ err }, 'No worker could be called for a sync.'));
    await this.feed.tell();
  }
}
