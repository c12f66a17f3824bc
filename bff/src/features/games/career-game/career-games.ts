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
import { Clock, DAY_MS } from '../../../platform/environment/clock.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { type CataloguePlayer, DealtPlayers } from '../../people/people.port.ts';
import { IndexedCatalogues } from '../catalogue-indexes.ts';
import { cluesOf, drawCareerPlayers, withoutExcluded, withPreferred } from './career-draw.ts';
import { CareerGame, CareerGameNotFound } from './career-game.ts';
import { StoredGames } from './stored-games.ts';

const LIFETIME_MS = DAY_MS;
const NO_PLAYERS: NewCareerGame = {
  noPlayersAvailable: true,
  message: "No players are available. Go to the Admin page and click 'Sync Data from API'.",
};

/** Plays the stored games. Concurrent moves of a game, also on other servers, take effect one after the other. */
@Injectable()
export class CareerGames {
  constructor(
    private readonly games: StoredGames,
    private readonly indexes: IndexedCatalogues,
    private readonly dealtPlayers: DealtPlayers,
    private readonly random: RandomSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a game, unless there are too few players. Throws like `FrozenDraws.read`.
   *
   * @param deal token of a deal, whose players do not depend on `request`; random players by default
   *
   * @param request players to exclude and to prefer
   */
  async start(deal?: string, request?: CareerStart): Promise<NewCareerGame> {
    const playerIds =
      deal === undefined
        ? this.draw(this.random, request)?.map(({ id }) => id)
        : await this.dealtPlayers.draw(deal, (random) => this.draw(random));
    if (!playerIds) return NO_PLAYERS;
    const game = new CareerGame(randomUUID(), playerIds);
    await this.games.add(game, new Date(this.clock.now().getTime() + LIFETIME_MS));
    return { gameId: game.id, currentRound: 1, correctPlayerId: game.correctPlayerId };
  }

  /** Returns a game. Throws `CareerGameNotFound` without one, also a day after the start. */
  async state(gameId: string): Promise<CareerGameState> {
    const game = await this.running(gameId);
    const { correctPlayerId, roundsWon, answered, finished } = game;
    const currentRound = Math.min(game.currentRound, CAREER_ROUNDS);
    return { gameId, correctPlayerId, currentRound, roundsWon, answered: answered || finished };
  }

  /**
   * Judges and stores the guess of the current round: `isRight` decides, `CareerGame.guess` keeps it, and `change` stores
   * the game. Throws `CareerGameNotFound`, and like `CareerGame.guess`.
   */
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

  /** Returns a player for each round; undefined if there are not enough. */
  private draw(random: RandomSource, { exclude, prefer = [] }: CareerStart = {}): CataloguePlayer[] | undefined {
    const candidates = withoutExcluded(this.indexes.current().careers, exclude);
    const drawn = drawCareerPlayers(candidates, random);
    if (drawn.length !== CAREER_ROUNDS) return undefined;
    const preferred = candidates.filter(({ id }) => prefer.includes(id));
    return preferred.length > 0 ? withPreferred(drawn, preferred, random) : drawn;
  }

  /** A guess is also correct if the player has the same clues as the answer in this round. */
  private isRight(guessedId: number, correctId: number, round: number): boolean {
    const { players } = this.indexes.current().snapshot;
    const guessed = players.get(guessedId);
    const correct = players.get(correctId);
    return guessedId === correctId || (!!guessed && !!correct && cluesOf(guessed, round) === cluesOf(correct, round));
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

  private async running(id: string): Promise<CareerGame> {
    const game = await this.games.find(id);
    if (!game) throw new CareerGameNotFound();
    return game;
  }
}
