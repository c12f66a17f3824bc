import { CAREER_ROUNDS } from '@soccer-legends/contracts';
import type { CataloguePlayer } from '../../people/people.port.ts';
import { type RandomSource, sample } from '../../../platform/environment/random-source.ts';
import { drawWeight, hasCareerToGuess } from '../../people/people.pure.port.ts';

/** The first rounds show matches and goals, so an unknown number would be a missing clue. */
const ROUNDS_WITH_FIGURES = 2;

/**
 * Returns a player for each round, or fewer if there are not enough. Famous players are drawn more often. In the first two
 * rounds, matches and goals are known for every club if there are enough such players.
 */
export function drawCareerPlayers(players: readonly CataloguePlayer[], random: RandomSource): CataloguePlayer[] {
  const weighted = { weight: drawWeight };
  const first = sample(players, random, { count: ROUNDS_WITH_FIGURES, preferred: hasFigures, ...weighted });
  const others = players.filter((player) => !first.includes(player));
  return [...first, ...sample(others, random, { count: CAREER_ROUNDS - first.length, ...weighted })];
}

/** Limits how many rounds ask for a preferred player. */
const PREFERRED_ROUNDS = 2;

/**
 * Returns the drawn players with preferred ones in up to two rounds. In the first two rounds, a replacement needs known
 * matches and goals.
 *
 * @param preferred players whom the visitor missed before
 */
export function withPreferred(
  drawn: readonly CataloguePlayer[],
  preferred: readonly CataloguePlayer[],
  random: RandomSource,
): CataloguePlayer[] {
  const others = preferred.filter((player) => !drawn.includes(player));
  const already = preferred.length - others.length;
  const chosen = sample(others, random, { count: Math.max(0, PREFERRED_ROUNDS - already) });
  const rounds = sample([...drawn.keys()], random, { count: drawn.length });
  const players = [...drawn];
  for (const player of chosen) {
    const place = rounds.findIndex(
      (round) => !preferred.includes(players[round]!) && (round >= ROUNDS_WITH_FIGURES || hasFigures(player)),
    );
    if (place !== -1) players[rounds.splice(place, 1)[0]!] = player;
  }
  return players;
}

/** Returns the players that are not excluded, or all players if too few remain for a game. */
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

const LAST_ROUND = 5;

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
