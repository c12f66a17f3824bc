import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { SyncProgress } from '@soccer-legends/contracts';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { eventText, OpenStreams } from '../../../platform/events/open-streams.ts';
import { SyncRuns } from './sync-runs.ts';
import { Progress } from './progress.ts';

/** The open consoles that watch the sync; each process tells its own, from what the database says. */
@Injectable()
export class SyncFeed {
  private readonly consoles = new Set<ServerResponse>();
  /** The newest run that was told of to its end. */
  private endedId = 0;
  private lastTold = '';

  constructor(
    private readonly streams: OpenStreams,
    private readonly runs: SyncRuns,
    private readonly progress: Progress,
    private readonly readModel: ReadModel,
  ) {}

  /** Keeps a response open, tells the present state and then every change of it. */
  async open(response: ServerResponse, visitor: string): Promise<void> {
    const newest = await this.runs.newest();
    if (this.consoles.size === 0) this.endedId = newest?.status === 'in_progress' ? newest.id - 1 : (newest?.id ?? 0);
    const present = newest?.status === 'in_progress' ? await this.progress.of(newest) : null;
    this.streams.open(response, visitor);
    response.write(eventText('progress', present));
    this.consoles.add(response);
    response.on('close', () => this.consoles.delete(response));
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
    const text = eventText('progress', progress);
    if (text === this.lastTold) return;
    this.lastTold = text;
    for (const console of this.consoles) console.write(text);
  }
}
