import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SyncProgress } from '@soccer-legends/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { OpenStreams, type EventStream } from '../../../platform/events/open-streams.ts';
import { SyncRuns } from './sync-runs.ts';
import { Progress } from './progress.ts';

/** The open consoles that watch the sync; each process tells its own, from what the database says. */
@Injectable()
export class SyncFeed {
  private readonly consoles = new Set<EventStream>();
  /** The newest run that was told of to its end. */
  private endedId = 0;
  private lastTold = '';

  constructor(
    private readonly streams: OpenStreams,
    private readonly runs: SyncRuns,
    private readonly progress: Progress,
    private readonly readModel: ReadModel,
  ) {}

  /** Opens a stream that starts with the present progress; every change of it follows. */
  async open(request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
    const newest = await this.runs.newest();
    if (this.consoles.size === 0) this.endedId = newest?.status === 'in_progress' ? newest.id - 1 : (newest?.id ?? 0);
    const present = newest?.status === 'in_progress' ? await this.progress.of(newest) : null;
    const stream = this.streams.open(request, reply);
    stream.send('progress', present);
    this.consoles.add(stream);
    stream.on('close', () => this.consoles.delete(stream));
    return stream;
  }

  /** Tells what has changed since the last time; a run that ended meanwhile, with its end. */
  async tell(): Promise<void> {
    if (this.consoles.size === 0) return;
    const newest = await this.runs.newest();
    if (!newest || newest.id <= this.endedId) return;
    const hasEnded = newest.status !== 'in_progress';
    // Whoever hears that a run is over asks for what it brought.
    if (hasEnded) await this.readModel.follow();
    this.send(await this.progress.of(newest));
    if (hasEnded) this.endedId = newest.id;
  }

  private send(progress: SyncProgress): void {
    const text = JSON.stringify(progress);
    if (text === this.lastTold) return;
    this.lastTold = text;
    for (const console of this.consoles) console.send('progress', progress);
  }
}
