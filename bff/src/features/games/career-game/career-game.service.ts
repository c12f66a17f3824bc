import { randomUUID } from 'node:crypto';
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
import { CareerGame } from './career-game.ts';
import { CareerGameNotFound } from './career-game.errors.ts';
import { CapacityLimit } from './capacity-limit.ts';
import { CareerGames } from './career-games.ts';
import { CareerPlayers } from './career-players.ts';
import { DAY_MS } from '../../../platform/environment/durations.ts';

const LIFETIME_MS = DAY_MS;
const NO_PLAYERS: NewCareerGame = {
  noPlayersAvailable: true,
  message: "No players are available. Go to the Admin page and click 'Sync Data from API'.",
};

/** Plays the stored games. Concurrent moves of a game, also on other servers, take effect one after the other. */
@Injectable()
export class CareerGameService {
  constructor(
    private readonly games: CareerGames,
    private readonly players: CareerPlayers,
    private readonly capacity: CapacityLimit,
    private readonly clock: Clock,
  ) {}

  /** Starts a game, unless there are too few players; see `CareerPlayers.draw` for the parameters and errors. */
  async start(deal?: string, request?: CareerStart): Promise<NewCareerGame> {
    const playerIds = await this.players.draw(deal, request);
    if (!playerIds) return NO_PLAYERS;
    await this.capacity.evictFor(1);
    const game = new CareerGame(randomUUID(), playerIds);
    await this.games.add(game, new Date(this.clock.now().getTime() + LIFETIME_MS));
    return { gameId: game.id, currentRound: 1, correctPlayerId: game.correctPlayerId };
  }

  /** Returns a game. Throws `CareerGameNotFound`, also a day after the start. */
  async state(gameId: string): Promise<CareerGameState> {
    const game = await this.running(gameId);
    const { correctPlayerId, roundsWon, answered, finished } = game;
    const currentRound = Math.min(game.currentRound, CAREER_ROUNDS);
    return { gameId, correctPlayerId, currentRound, roundsWon, answered: answered || finished };
  }

  /** Judges and stores a guess. Throws `CareerGameNotFound`, and like `CareerGame.guess`. */
  guess(gameId: string, playerId: number): Promise<CareerVerdict> {
    return this.change(gameId, (game) => {
      const { correct } = game.guess(playerId, (correctId, round) => this.players.isRight(playerId, correctId, round));
      return { correct, gameState: { currentRound: game.currentRound, correctPlayerId: game.correctPlayerId } };
    });
  }

  /** Advances a game. Throws `CareerGameNotFound`, and like `CareerGame.nextRound`. */
  nextRound(gameId: string): Promise<CareerRound> {
    return this.change(gameId, (game) => {
      game.nextRound();
      const { currentRound, roundsWon, correctPlayerId } = game;
      return { currentRound, roundsWon, correctPlayerId };
    });
  }

  /**
   * Changes a game if no other request, perhaps on another replica, has changed it since it was read. Otherwise starts
   * again: the game has then advanced, and it has at most ten moves. A transaction with a lock needs four round trips to
   * the database, this needs two.
   */
  private async change<Answer>(gameId: string, verb: (game: CareerGame) => Answer): Promise<Answer> {
    for (;;) {
      const game = await this.running(gameId);
      const before = game.progress;
      const answer = verb(game);
      const { round, answers } = game.progress;
      const isChanged = round !== before.round || answers !== before.answers;
      if (!isChanged || (await this.games.update(game, before))) return answer;
    }
  }

  /** Throws `CareerGameNotFound` after the game's last day. */
  private async running(id: string): Promise<CareerGame> {
    const game = await this.games.find(id, this.clock.now());
    if (!game) throw new CareerGameNotFound();
    return game;
  }
}
