import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { GameRoom } from './game-room.ts';

/** Games are kept for a day; then nobody comes back to them. */
@Injectable()
export class SweepCareerGamesJob implements Job {
  readonly name = 'sweep-career-games';

  constructor(
    private readonly room: GameRoom,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.room.sweep(this.clock.now());
  }
}
