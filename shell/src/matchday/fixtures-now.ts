import type { GameListing, Matchday } from '@soccer-legends/contracts';

type Fixtures = Matchday['fixtures'];

/** Calls off the fixtures of games that have been switched off since the card was read. */
export function fixturesNow(fixtures: Fixtures, games: readonly GameListing[]): Fixtures {
  const active = new Set(games.filter(({ isActive }) => isActive).map(({ key }) => key));
  return fixtures.map(({ key, isCalledOff }) => ({ key, isCalledOff: isCalledOff || !active.has(key) }));
}

/** Returns how many fixtures count. One that is called off counts only if it was finished before. */
export function totalOf(fixtures: Fixtures, finished: ReadonlySet<string>): number {
  return fixtures.filter(({ key, isCalledOff }) => !isCalledOff || finished.has(key)).length;
}
