import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SyncProgress } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/environment/clock.ts';
import { OpenStreams, type EventStream } from '../../../platform/events/open-streams.ts';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { ApiQuota } from '../client/api-quota.ts';
import type { SyncRun } from './sync-run.entity.ts';
import { SyncRuns } from './sync-runs.ts';

/** Sends the progress of the sync to the open consoles. Each process serves its own, from the state in the database. */
@Injectable()
export class ProgressStream {
  private readonly consoles = new Set<EventStream>();
  /** Id of the newest run whose end was published. */
  private endedId = 0;
  /** JSON of the last progress that was sent. */
  private lastSent = '';

  constructor(
    private readonly streams: OpenStreams,
    private readonly runs: SyncRuns,
    private readonly quota: ApiQuota,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Opens a stream that starts with the current progress; every change of it follows. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    const newest = await this.runs.newest();
    const isRunning = newest?.status === 'in_progress';
    if (this.consoles.size === 0) this.endedId = isRunning ? newest.id - 1 : (newest?.id ?? 0);
    const current = isRunning ? await this.progressOf(newest) : null;
    const stream = this.streams.open(request, reply);
    stream.send('progress', current);
    this.consoles.add(stream);
    stream.on('close', () => this.consoles.delete(stream));
    return stream;
  }

  /** Sends the progress if it has changed. The end of a run is sent once. */
  async publish(): Promise<void> {
    if (this.consoles.size === 0) return;
    const newest = await this.runs.newest();
    if (!newest || newest.id <= this.endedId) return;
    const hasEnded = newest.status !== 'in_progress';
    // The console requests the results as soon as it receives the end of a run.
    if (hasEnded) await this.readModel.follow();
    const progress = await this.progressOf(newest);
    const json = JSON.stringify(progress);
    if (json !== this.lastSent) {
      this.lastSent = json;
      for (const console of this.consoles) console.send('progress', progress);
    }
    if (hasEnded) this.endedId = newest.id;
  }

  private async progressOf(run: SyncRun): Promise<SyncProgress> {
    const { id, kind, status, done, total, currentName, waitingUntil, cancelRequested, error } = run;
    const { dailyRemaining } = await this.quota.limits();
    const isRunning = status === 'in_progress';
    return {
      syncId: id,
      kind,
      status,
      done,
      total,
      currentName,
      secondsLeft: isRunning ? secondsLeft(run, this.clock.now()) : null,
      quotaLeft: dailyRemaining,
      waitingUntil: isRunning ? (waitingUntil?.toISOString() ?? null) : null,
      canceling: isRunning && cancelRequested,
      error,
    };
  }
}

type Pace = Pick<SyncRun, 'planned' | 'held' | 'heldSince' | 'done' | 'doneBeforeHold' | 'total'>;

/** Estimates the seconds left by the pace of the current lease; null without a lease or before its first item. */
export function secondsLeft({ planned, held, heldSince, done, doneBeforeHold, total }: Pace, now: Date): number | null {
  const finished = done - doneBeforeHold;
  if (!planned || !held || heldSince === null || finished === 0) return null;
  const secondsPerItem = (now.getTime() - heldSince.getTime()) / 1000 / finished;
  return Math.round(secondsPerItem * (total - done));
}
