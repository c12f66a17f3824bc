import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SyncProgress } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { Clock } from '../../../platform/environment/clock.ts';
import { OpenStreams, type EventStream } from '../../../platform/events/open-streams.ts';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { ApiQuota } from '../client/api-quota.ts';
import { SyncBudget } from '../tasks/sync-budget.ts';
import { runEnd } from './run-end.ts';
import type { SyncRun } from './sync-run.entity.ts';
import { SyncRuns } from './sync-runs.ts';

/** Sends the progress of the sync to the open consoles. Each process serves its own, from the state in the database. */
@Injectable()
export class ProgressStream {
  private readonly consoles = new Set<EventStream>();
  /** Runs that were in progress when they were last read. */
  private openIds: readonly number[] = [];
  /** Id of the newest run that was read. */
  private newestId = 0;
  /** Concurrent calls would send the end of a run twice. */
  private readonly inTurn = pLimit(1);
  /** JSON of the last progress that was sent. */
  private lastSent = '';

  constructor(
    private readonly streams: OpenStreams,
    private readonly runs: SyncRuns,
    private readonly quota: ApiQuota,
    private readonly budget: SyncBudget,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Opens a stream that starts with the current progress; every change of it follows. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    const inProgress = await this.runs.inProgress();
    if (this.consoles.size === 0) {
      this.openIds = inProgress.map(({ id }) => id);
      this.newestId = (await this.runs.newest())?.id ?? 0;
    }
    const current = inProgress[0];
    const progress = current ? await this.progressOf(current, inProgress.length - 1) : null;
    const stream = this.streams.open(request, reply);
    stream.send('progress', progress);
    this.consoles.add(stream);
    stream.on('close', () => this.consoles.delete(stream));
    return stream;
  }

  /** Sends the progress of the current run if it has changed. The end of every run is sent once, before it. */
  publish(): Promise<void> {
    return this.inTurn(async () => {
      if (this.consoles.size > 0) await this.publishChanges();
    });
  }

  private async publishChanges(): Promise<void> {
    const seen = await this.runs.withIdsOrAfter(this.openIds, this.newestId);
    const ended = seen.filter(({ status }) => status !== 'in_progress');
    const inProgress = await this.runs.inProgress();
    this.openIds = inProgress.map(({ id }) => id);
    this.newestId = Math.max(this.newestId, ...seen.map(({ id }) => id));
    // The console requests the results as soon as it receives the end of a run.
    if (ended.length > 0) await this.readModel.follow();
    for (const run of ended) this.send(await this.progressOf(run, inProgress.length));
    if (inProgress[0]) this.send(await this.progressOf(inProgress[0], inProgress.length - 1));
  }

  private send(progress: SyncProgress): void {
    const json = JSON.stringify(progress);
    if (json === this.lastSent) return;
    this.lastSent = json;
    for (const console of this.consoles) console.send('progress', progress);
  }

  private async progressOf(run: SyncRun, queued: number): Promise<SyncProgress> {
    const { id, kind, status, done, total, calls, currentName, waitingUntil, cancelRequested, error } = run;
    const limits = await this.quota.limits();
    const isRunning = status === 'in_progress';
    const now = this.clock.now();
    const end = isRunning ? runEnd(run, { limits, now, callsPerItem: await this.budget.callsPerItem(kind) }) : null;
    return {
      syncId: id,
      kind,
      status,
      done,
      total,
      calls,
      queued,
      currentName,
      secondsLeft: end && Math.round((end.getTime() - now.getTime()) / 1000),
      quotaLeft: limits.dailyRemaining,
      waitingUntil: isRunning ? (waitingUntil?.toISOString() ?? null) : null,
      canceling: isRunning && cancelRequested,
      error,
    };
  }
}
