import { Injectable } from '@nestjs/common';
import { type CataloguePlayer, ReadModel } from '../../catalogue/catalogue.port.ts';
import { Bus } from '../../../platform/events/bus.ts';

const FEWEST_ENTRIES = 2;

/** Players whom the last round's clues, country, teams and years, name without a doubt. */
export function suitablePlayers(players: Iterable<CataloguePlayer>): CataloguePlayer[] {
  const all = [...players];
  const bearers = new Map<string, number>();
  for (const player of all) {
    const signature = cluesOf(player, LAST_ROUND);
    bearers.set(signature, (bearers.get(signature) ?? 0) + 1);
  }
  return all.filter(
    (player) => player.career.length >= FEWEST_ENTRIES && bearers.get(cluesOf(player, LAST_ROUND)) === 1,
  );
}

const LAST_ROUND = 5;

/**
 * Everything that a round shows of a player, but the photo: a drawing tells no more than the rest. Two players with
 * the same clues cannot be told apart by anybody.
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

/** The suitable players of the current catalogue, found once. */
@Injectable()
export class SuitablePlayers {
  private found: readonly CataloguePlayer[] | undefined;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.found = undefined;
    });
  }

  all(): readonly CataloguePlayer[] {
    return (this.found ??= suitablePlayers(this.readModel.snapshot.players.values()));
  }
}
