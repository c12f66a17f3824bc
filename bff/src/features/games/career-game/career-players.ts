import { Injectable } from '@nestjs/common';
import { CAREER_ROUNDS } from '@soccer-legends/contracts';
import { type CataloguePlayer, DealtPlayers, ReadModel } from '../../catalogue/catalogue.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { drawCareerPlayers, withoutExcluded } from './career-draw.ts';
import { SuitablePlayers, cluesOf } from './suitable-players.ts';

/** Draws the players of a game and judges guesses. */
@Injectable()
export class CareerPlayers {
  constructor(
    private readonly readModel: ReadModel,
    private readonly players: SuitablePlayers,
    private readonly dealtPlayers: DealtPlayers,
    private readonly random: RandomSource,
  ) {}

  /**
   * Returns the id of a player for each round; undefined if there are not enough.
   * @param deal the token whose players to ask for; random players by default
   * @param exclude players not to ask for as long as there are enough others; a token's players do not depend on it
   */
  async draw(deal?: string, exclude?: readonly number[]): Promise<number[] | undefined> {
    if (deal !== undefined) return this.dealtPlayers.draw(deal, (random) => this.drawFor(random));
    return this.drawFor(this.random, exclude)?.map(({ id }) => id);
  }

  /** Whether a guess is correct: it is the answer, or a player with the same clues in this round. */
  isRight(guessedId: number, correctId: number, round: number): boolean {
    const { players } = this.readModel.snapshot;
    const guessed = players.get(guessedId);
    const correct = players.get(correctId);
    return guessedId === correctId || (!!guessed && !!correct && cluesOf(guessed, round) === cluesOf(correct, round));
  }

  private drawFor(random: RandomSource, exclude?: readonly number[]): CataloguePlayer[] | undefined {
    const players = drawCareerPlayers(withoutExcluded(this.players.all(), exclude), random);
    return players.length === CAREER_ROUNDS ? players : undefined;
  }
}
