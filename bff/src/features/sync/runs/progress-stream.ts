import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SyncProgress } from '@soccer-legends/contracts';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import type { EventStream } from '../../../platform/events/open-streams.ts';
import { Log } from '../../../platform/http/log.ts';
import { type AdminIdentity, AdminStreams } from '../../admin-session/admin-session.port.ts';
import { ReadModel } from '../../people/people.port.ts';
import { RunProgress } from './run-progress.ts';
import { SyncRuns } from './sync-runs.ts';

/** Sends the progress of the sync to open consoles. Each process serves its own consoles from the state in the database. */
@Injectable()
export class ProgressStream {
  // eslint-disable-next-line no-restricted-syntax -- one for each open stream
  private readonly consoles = new Set<EventStream>();
  /** Runs that were in progress at the last read. */
  private openIds: readonly number[] = [];
  /** Id of the newest run at the last read. */
  private newestId = 0;
  /** Concurrent calls would send the end of a run twice. */
  private readonly inTurn = pLimit(1);
  private lastSent = '';

  constructor(
    private readonly streams: AdminStreams,
    private readonly runs: SyncRuns,
    private readonly progress: RunProgress,
    private readonly readModel: ReadModel,
    log: Log,
  ) {
    runs.changes.subscribe(() => {
      this.publish().catch((error: unknown) =>
        log.warn({ err: error }, 'The progress of the sync was not sent. Reload the console if it does not change.'),
      );
    });
  }

  /** Opens a stream that starts with the current progress and sends every change. */
  async open(admin: AdminIdentity, reply: FastifyReply): Promise<Readable> {
    const inProgress = await this.runs.inProgress();
    if (this.consoles.size === 0) {
      this.openIds = inProgress.map(({ id }) => id);
      this.newestId = (await this.runs.newest())?.id ?? 0;
    }
    const current = inProgress[0];
    const progress = current ? await this.progress.of(current, inProgress.length - 1) : null;
    const stream = this.streams.open(admin, reply);
    stream.send('progress', progress);
    this.consoles.add(stream);
    stream.on('close', () => this.consoles.delete(stream));
    return stream;
  }

  /** Called every second: a run in progress changes often, and other processes start runs. */
  async poll(): Promise<void> {
    if (this.runs.mayBeInProgress) await this.publish();
  }

  /** Sends the progress of the current run if it has changed. Before that, sends the end of every run once. */
  publish(): Promise<void> {
    return this.inTurn(async () => {
      if (this.consoles.size > 0) await this.publishChanges();
    });
  }

  private async publishChanges(): Promise<void> {
    const seen = await this.runs.inProgressOr(this.openIds, this.newestId);
    const ended = seen.filter(({ status }) => status !== 'in_progress');
    const inProgress = seen.filter(({ status }) => status === 'in_progress');
    this.openIds = inProgress.map(({ id }) => id);
    this.newestId = Math.max(this.newestId, ...seen.map(({ id }) => id));
    // The console requests the results as soon as it receives the end of a run.
    if (ended.length > 0) await this.readModel.follow();
    for (const run of ended) this.send(await this.progress.of(run, inProgress.length));
    if (inProgress[0]) this.send(await this.progress.of(inProgress[0], inProgress.length - 1));
  }

  private send(progress: SyncProgress): void {
    const json = JSON.stringify(progress);
    if (json === this.lastSent) return;
    this.lastSent = json;
    for (const console of this.consoles) console.send('progress', progress);
  }
}
