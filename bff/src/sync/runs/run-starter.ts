import { Injectable } from '@nestjs/common';
import type { SyncKind } from '@soccer-legends/contracts';
import { Log } from '../../http/log.ts';
import { SyncFeed } from '../progress/sync-feed.ts';
import { SyncQueue } from './sync-queue.ts';
import { SyncRuns } from './sync-runs.ts';

/** Who begins a run. */
export interface Starter {
  actor: string;
  requestId?: string;
}

/** Begins runs and calls a worker for them. */
@Injectable()
export class RunStarter {
  constructor(
    private readonly runs: SyncRuns,
    private readonly queue: SyncQueue,
    private readonly feed: SyncFeed,
    private readonly log: Log,
  ) {}

  /** @throws SyncAlreadyRunning */
  async start({ kind, params }: { kind: SyncKind; params: object }, by: Starter): Promise<number> {
    const id = await this.runs.begin({ kind, params, startedBy: by.actor });
    await this.callWorker();
    return id;
  }

  async cancel(id: number, by: Starter): Promise<void> {
    await this.runs.cancel(id);
    this.log.info({ syncId: id, actor: by.actor }, 'A sync was cancelled.');
    await this.feed.tell();
  }

  // The run is begun whether or not the bell rings: the workers' own round finds it a moment later.
  private async callWorker(): Promise<void> {
    await this.queue.ring().catch((err: unknown) => this.log.warn({ err }, 'No worker could be called for a sync.'));
    await this.feed.tell();
  }
}
