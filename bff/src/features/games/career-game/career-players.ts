import { Injectable } from '@nestjs/common';
import { CAREER_ROUNDS, type CareerStart } from '@soccer-legends/contracts';
import { type CataloguePlayer, DealtPlayers, ReadModel } from '../../catalogue/catalogue.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';
import { drawCareerPlayers, withoutExcluded, withPreferred } from './career-draw.ts';
import { SuitablePlayers, cluesOf } from './suitable-players.ts';

/** Draws the players of a game, and decides whether a guess is right. */
@Injectable()
export class CareerPlayers {
  constructor(
    private readonly readModel: ReadModel,
    private readonly players: SuitablePlayers,
    private readonly dealtPlayers: DealtPlayers,
    private readonly random: RandomSource,
  ) {}

  /**
   * Returns a player id for each round; undefined if there are not enough players. Throws like `FrozenDraws.read`.
   *
   * @param deal token of a deal, whose players do not depend on `request`; random players by default
   *
   * @param request players to exclude and to prefer
   */
  async draw(deal?: string, request?: CareerStart): Promise<number[] | undefined> {
    if (deal !== undefined) return this.dealtPlayers.draw(deal, (random) => this.drawFor(random));
    return this.drawFor(this.random, request)?.map(({ id }) => id);
  }

  /** A guess is also correct if the player has the same clues as the answer in this round. */
  isRight(guessedId: number, correctId: number, round: number): boolean {
    const { players } = this.readModel.snapshot;
    const guessed = players.get(guessedId);
    const correct = players.get(correctId);
    return guessedId === correctId || (!!guessed && !!correct && cluesOf(guessed, round) === cluesOf(correct, round));
  }

  private drawFor(random: RandomSource, { exclude, prefer = [] }: CareerStart = {}): CataloguePlayer[] | undefined {
    const candidates = withoutExcluded(this.players.all(), exclude);
    const drawn = drawCareerPlayers(candidates, random);
    if (drawn.length !== CAREER_ROUNDS) return undefined;
    const preferred = candidates.filter(({ id }) => prefer.includes(id));
    return preferred.length > 0 ? withPreferred(drawn, preferred, random) : drawn;
  }
}
