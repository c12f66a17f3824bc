import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/row.ts';
import type { CareerGameRow } from './career-game.entity.ts';
import { CareerGame, type Progress } from './career-game.ts';

/** The stored games. Their moves are the most frequent requests that write, so the statements are prepared. */
@Injectable()
export class CareerGames {
  constructor(private readonly database: Database) {}

  async add({ id, playerIds, answers, currentRound }: CareerGame, expiresAt: Date): Promise<void> {
    await this.database.executePrepared(
      `insert into career_game (id, player_ids, answers, current_round, expires_at) values ($1, $2, $3, $4, $5)`,
      [id, JSON.stringify(playerIds), JSON.stringify(answers), currentRound, expiresAt],
    );
  }

  /** Returns undefined if there is no game with this id, or if it has expired. */
  async find(id: string, now: Date): Promise<CareerGame | undefined> {
    const [row] = await this.database.executePrepared<Omit<Row<typeof CareerGameRow>, 'id' | 'expiresAt'>>(
      `select player_ids as "playerIds", answers, current_round as "currentRound"
       from career_game where id = $1 and expires_at > $2`,
      [id, now],
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
}
