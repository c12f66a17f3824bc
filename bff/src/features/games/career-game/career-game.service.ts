import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import {
  CAREER_ROUNDS,
  type CareerGameState,
  type CareerRound,
  type CareerVerdict,
  type NewCareerGame,
} from '@soccer-legends/contracts';
import { type CataloguePlayer, DealtPlayers, ReadModel } from '../../catalogue/catalogue.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { drawCareerPlayers, withoutExcluded } from './career-draw.ts';
import { CareerGame } from './career-game.entity.ts';
import { CareerGameNotFound } from './career-game.errors.ts';
import { CapacityLimit } from './capacity-limit.ts';
import { SuitablePlayers, cluesOf } from './suitable-players.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

const LIFETIME_MS = DAY_MS;
const NO_PLAYERS: NewCareerGame = {
  noPlayersAvailable: true,
  message: "No players are available. Go to the Admin page and click 'Sync Data from API'.",
};

/** Starts, reads and advances games of Career Guess. */
@Injectable()
export class CareerGameService {
  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly players: SuitablePlayers,
    private readonly dealtPlayers: DealtPlayers,
    private readonly capacity: CapacityLimit,
    private readonly random: RandomSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param deal the token whose players to ask for; random players by default
   * @param exclude players not to ask for as long as there are enough others; a token's players do not depend on it
   */
  async start(deal?: string, exclude?: readonly number[]): Promise<NewCareerGame> {
    const playerIds =
      deal === undefined
        ? this.draw(this.random, exclude)?.map(({ id }) => id)
        : await this.dealtPlayers.draw(deal, (random) => this.draw(random));
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

  /** Returns a player for each round; undefined if there are not enough. */
  private draw(random: RandomSource, exclude?: readonly number[]): CataloguePlayer[] | undefined {
    const players = drawCareerPlayers(withoutExcluded(this.players.all(), exclude), random);
    return players.length === CAREER_ROUNDS ? players : undefined;
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
      const { correct } = game.guess(playerId, (correctId, round) => this.isRight(playerId, correctId, round));
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

  /** Locks the game's row, so that replicas change one game one after the other. */
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

  /** A player that the clues of the round do not distinguish from the answer also counts as correct. */
  private isRight(guessedId: number, correctId: number, round: number): boolean {
    const { players } = this.readModel.snapshot;
    const guessed = players.get(guessedId);
    const correct = players.get(correctId);
    return guessedId === correctId || (!!guessed && !!correct && cluesOf(guessed, round) === cluesOf(correct, round));
  }
}
