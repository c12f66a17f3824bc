import { CAREER_ROUNDS } from '@soccer-legends/contracts';
import type { CataloguePlayer } from '../../catalogue/catalogue.port.ts';
import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { sample } from '../../../platform/environment/sample.ts';

/** The first rounds show matches and goals; an unknown number would be a missing clue. */
const ROUNDS_WITH_FIGURES = 2;

/**
 * Returns a player for each round, or fewer if there are not enough players. Well-known players are drawn more often.
 * The first two rounds have players whose matches and goals are known for every club, as long as there are such
 * players.
 */
export function drawCareerPlayers(players: readonly CataloguePlayer[], random: RandomSource): CataloguePlayer[] {
  const weight = ({ fame }: CataloguePlayer): number => fame;
  const first = sample(players, random, { count: ROUNDS_WITH_FIGURES, preferred: hasFigures, weight });
  const others = players.filter((player) => !first.includes(player));
  return [...first, ...sample(others, random, { count: CAREER_ROUNDS - first.length, weight })];
}

/** Returns the players without these; all of them where too few others are left for a game. */
export function withoutExcluded(
  players: readonly CataloguePlayer[],
  exclude: readonly number[] = [],
): readonly CataloguePlayer[] {
  const others = players.filter(({ id }) => !exclude.includes(id));
  return others.length < CAREER_ROUNDS ? players : others;
}

function hasFigures({ career }: CataloguePlayer): boolean {
  return career.every(({ matches, goals }) => matches !== null && goals !== null);
}
