import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import {
  CAREER_ROUNDS,
  type CareerGameState,
  type CareerRound,
  type CareerStart,
  type CareerVerdict,
  type NewCareerGame,
} from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { CareerGame } from './career-game.entity.ts';
import { CareerGameNotFound } from './career-game.errors.ts';
import { CapacityLimit } from './capacity-limit.ts';
import { CareerPlayers } from './career-players.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

const LIFETIME_MS = DAY_MS;
const NO_PLAYERS: NewCareerGame = {
  noPlayersAvailable: true,
  message: "No players are available. Go to the Admin page and click 'Sync Data from API'.",
};

@Injectable()
export class CareerGameService {
  constructor(
    private readonly database: Database,
    private readonly players: CareerPlayers,
    private readonly capacity: CapacityLimit,
    private readonly clock: Clock,
  ) {}

  /** Starts a game; see `CareerPlayers.draw` for the parameters. */
  async start(deal?: string, request?: CareerStart): Promise<NewCareerGame> {
    const playerIds = await this.players.draw(deal, request);
    if (!playerIds) return NO_PLAYERS;
    const id = randomUUID();
    await this.capacity.evictFor(1);
    await this.database.em().insert(CareerGame, {
      id,
      playerIds,
      answers: [],
      currentRound: 1,
      expiresAt: new Date(this.clock.now().getTime() + LIFETIME_MS),
    });
    return { gameId: id, currentRound: 1, correctPlayerId: playerIds[0]! };
  }

  async state(gameId: string): Promise<CareerGameState> {
    const game = await this.database.em().findOne(CareerGame, this.running(gameId));
    if (!game) throw new CareerGameNotFound();
    const { correctPlayerId, roundsWon, answered, finished } = game;
    const currentRound = Math.min(game.currentRound, CAREER_ROUNDS);
    return { gameId, correctPlayerId, currentRound, roundsWon, answered: answered || finished };
  }

  guess(gameId: string, playerId: number): Promise<CareerVerdict> {
    return this.change(gameId, (game) => {
      const { correct } = game.guess(playerId, (correctId, round) => this.players.isRight(playerId, correctId, round));
      return { correct, gameState: { currentRound: game.currentRound, correctPlayerId: game.correctPlayerId } };
    });
  }

  nextRound(gameId: string): Promise<CareerRound> {
    return this.change(gameId, (game) => {
      game.nextRound();
      const { currentRound, roundsWon, correctPlayerId } = game;
      return { currentRound, roundsWon, correctPlayerId };
    });
  }

  /** Locks the game's row, so that replicas change a game one at a time. */
  private change<Answer>(gameId: string, verb: (game: CareerGame) => Answer): Promise<Answer> {
    return this.database.transaction(async (em) => {
      const game = await em.findOne(CareerGame, this.running(gameId), { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!game) throw new CareerGameNotFound();
      return verb(game);
    });
  }

  private running(id: string): { id: string; expiresAt: { $gt: Date } } {
    return { id, expiresAt: { $gt: this.clock.now() } };
  }
}
