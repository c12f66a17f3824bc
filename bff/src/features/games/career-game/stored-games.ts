import { defineEntity, p } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/row.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { CareerGame, type Answer, type Progress } from './career-game.ts';

/** A game of Career Guess, until a day after its start. */
export const CareerGameRow = defineEntity({
  name: 'CareerGame',
  tableName: 'career_game',
  properties: {
    id: p.uuid().primary(),
    /** The player to guess in each round. */
    playerIds: p.json<readonly number[]>(),
    /** One for each answered round, in order. */
    answers: p.json<readonly Answer[]>(),
    /** From 1; one above the last round after the end of the game. */
    currentRound: p.integer(),
    expiresAt: p.datetime().index('career_game_expires_at'),
  },
});

const MAX_GAMES = 100_000;
const EVICTED_AT_ONCE = 1000;

/**
 * The stored games, bounded so that visitors cannot fill the database. Their moves are the most frequent requests that write,
 * so the statements are prepared.
 */
@Injectable()
export class StoredGames {
  /** Counted once and then updated here: counting again for every game would cost more than storing it. */
  private games: number | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add({ id, playerIds, answers, currentRound }: CareerGame, expiresAt: Date): Promise<void> {
    await this.evictFor(1);
    await this.database.executePrepared(
      `insert into career_game (id, player_ids, answers, current_round, expires_at) values ($1, $2, $3, $4, $5)`,
      [id, JSON.stringify(playerIds), JSON.stringify(answers), currentRound, expiresAt],
    );
  }

  async find(id: string): Promise<CareerGame | undefined> {
    const [row] = await this.database.executePrepared<Omit<Row<typeof CareerGameRow>, 'id' | 'expiresAt'>>(
      `select player_ids as "playerIds", answers, current_round as "currentRound"
       from career_game where id = $1 and expires_at > $2`,
      [id, this.clock.now()],
    );
    return row && new CareerGame(id, row.playerIds, row.answers, row.currentRound);
  }

  /** Stores a move. Returns false, and stores nothing, if the stored game has made other progress than `before`. */
  async update({ id, answers, currentRound }: CareerGame, before: Progress): Promise<boolean> {
    const stored = await this.database.executePrepared(
      `update career_game set answers = $2, current_round = $3
       where id = $1 and current_round = $4 and jsonb_array_length(answers) = $5 returning 1`,
      [id, JSON.stringify(answers), currentRound, before.round, before.answers],
    );
    return stored.length > 0;
  }

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

  @Scheduled({ at: 'hourly', name: 'sweep-career-games' })
  async sweep(): Promise<void> {
    await this.database.em().nativeDelete(CareerGameRow, { expiresAt: { $lte: this.clock.now() } });
    this.games = await this.count();
  }

  private count(): Promise<number> {
    return this.database.em().count(CareerGameRow);
  }
}
