import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { type Job, Scheduled } from '../../../platform/jobs/job.ts';
import { CareerGameRow } from './career-game.entity.ts';

const MAX_GAMES = 100_000;
const EVICTED_AT_ONCE = 1000;

/** Bounds the stored games, so that visitors cannot fill the database. */
@Injectable()
export class CapacityLimit {
  /** Counted once and then updated here: counting again for every game would cost more than storing it. */
  private games: number | undefined;

  constructor(private readonly database: Database) {}

  /** Makes room for `count` new games. Deletes the thousand games that expire first if there would be more than `max`. */
  async evictFor(count: number, max = MAX_GAMES): Promise<void> {
    this.games = (this.games ?? (await this.count())) + count;
    if (this.games <= max) return;
    // Only one server sweeps, so the others never subtract the games that have expired.
    this.games = (await this.count()) + count;
    if (this.games <= max) return;
    const em = this.database.em();
    const oldest = em
      .createQueryBuilder(CareerGameRow)
      .select('id')
      .orderBy({ expiresAt: 'asc' })
      .limit(EVICTED_AT_ONCE);
    await em.nativeDelete(CareerGameRow, { id: { $in: oldest } });
    this.games = await this.count();
  }

  /** Deletes the games that have expired. */
  async sweep(now: Date): Promise<void> {
    await this.database.em().nativeDelete(CareerGameRow, { expiresAt: { $lte: now } });
    this.games = await this.count();
  }

  private count(): Promise<number> {
    return this.database.em().count(CareerGameRow);
  }
}

@Injectable()
@Scheduled('hourly')
export class SweepCareerGamesJob implements Job {
  readonly name = 'sweep-career-games';

  constructor(
    private readonly capacity: CapacityLimit,
    private readonly clock: Clock,
  ) {}

  run(): Promise<void> {
    return this.capacity.sweep(this.clock.now());
  }
}
