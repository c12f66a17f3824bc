import { Injectable } from '@nestjs/common';
import { Bus } from '../../../platform/events/bus.ts';
import { type CataloguePlayer, ReadModel } from '../../catalogue/catalogue.port.ts';
import { hasCareerToGuess } from '../../catalogue/catalogue.pure.port.ts';

const LAST_ROUND = 5;

/** The players that Career Guess may ask for, computed once for each version of the catalogue. */
@Injectable()
export class SuitablePlayers {
  private cached: readonly CataloguePlayer[] | undefined;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => {
      this.cached = undefined;
    });
  }

  /** Returns the players in id order. */
  all(): readonly CataloguePlayer[] {
    return (this.cached ??= suitablePlayers(this.readModel.snapshot.players.values()));
  }
}

/** Returns the players that the clues of the last round (country, teams and years) identify uniquely. */
export function suitablePlayers(players: Iterable<CataloguePlayer>): CataloguePlayer[] {
  const all = [...players];
  const playersByClues = new Map<string, number>();
  for (const player of all) {
    const clues = cluesOf(player, LAST_ROUND);
    playersByClues.set(clues, (playersByClues.get(clues) ?? 0) + 1);
  }
  return all.filter((player) => hasCareerToGuess(player) && playersByClues.get(cluesOf(player, LAST_ROUND)) === 1);
}

/**
 * Returns everything that a round shows of a player as one string. Players with equal strings cannot be told apart. Omits
 * the photo, because a drawn sticker shows only what the other clues show.
 *
 * @param round from 1; later rounds show less
 */
export function cluesOf({ country, position, career }: CataloguePlayer, round: number): string {
  return JSON.stringify({
    country,
    position: round <= 3 ? position : null,
    career: career.map(({ team, years, matches, goals }) => ({
      team,
      years,
      matches: round <= 2 ? matches : null,
      goals: round <= 1 ? goals : null,
    })),
  });
}
