import { createRandom } from '@soccer-legends/game-sdk';
import type { Club, ConnectPlayer } from '../rules/pair.ts';

/** Returns a deck for tests: `deckOf('AB', 'C')` has a player of clubs A and B, and one of C. */
export function deckOf(...careers: readonly string[]): ConnectPlayer[] {
  return careers.map((clubs, index) => ({
    id: index + 1,
    name: `Player ${index + 1}`,
    photo: null,
    career: [...clubs].map((name): Club => ({ name, logo: null })),
  }));
}

/** Players of one club each, all clubs different. */
export function oneClubMen(count: number): ConnectPlayer[] {
  return deckOf(...Array.from({ length: count }, (_, index) => String.fromCharCode(0x41 + index)));
}

const LEAGUES = 6;
const CLUBS_OF_LEAGUE = 16;

/** Thirty players as the server returns them: most moved within one league, and half played for the big clubs. */
export function realisticDeck(seed: number): ConnectPlayer[] {
  const random = createRandom(seed);
  // The smaller of two random numbers, because low numbers are the big clubs.
  const club = (league: number) => {
    const place = Math.min(random.below(CLUBS_OF_LEAGUE), random.below(CLUBS_OF_LEAGUE));
    return String.fromCharCode(0x100 + league * CLUBS_OF_LEAGUE + place);
  };
  const careers = Array.from({ length: 30 }, () => {
    const home = random.below(LEAGUES);
    const moves = 1 + random.below(3) + random.below(7);
    return Array.from({ length: moves }, () => club(random.below(3) > 0 ? home : random.below(LEAGUES)));
  });
  return deckOf(...careers.map((clubs) => [...new Set(clubs)].join('')));
}
