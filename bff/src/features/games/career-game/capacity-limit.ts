import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import type { Job } from '../../../platform/jobs/job.ts';

const MOST_GAMES = 100_000;
const CLEARED_AT_ONCE = 1000;

/** Keeps the table of games from growing without end, however many are started: the oldest make way. */
@Injectable()
export class GameRoom {
  /** Counted once, then kept up by hand: counting at every new game would cost more than the game. */
  private games: number | undefined;

  constructor(private readonly database: Database) {}

  async makeFor(count: number, most = MOST_GAMES): Promise<void> {
    this.games = (this.games ?? (await this.count())) + count;
    if (this.games <= most) return;
    await this.database
      .em()
      .execute('delete from career_game where id in (select id from career_game order by expires_at limit ?)', [
        CLEARED_AT_ONCE,
      ]);
    this.games = await this.count();
  }

  /** Removes what has expired; answers how many games went. */
  async sweep(now: Date): Promise<void> {
    await this.database.em().execute('delete from career_game where expires_at <= ?', [now]);
    this.games = await this.count();
  }

  private async count(): Promise<number> {
    const [row] = await this.database
      .em()
      .execute<{ count: number }[]>('select count(*)::int as count from career_game');
    return row!.count;
  }
}

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
