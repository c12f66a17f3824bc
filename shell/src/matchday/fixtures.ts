import { type GameListing, type Matchday, sharedPath, tokenOfMatchday } from '@soccer-legends/contracts';
import type { FixturesOfDay } from './hub-day.ts';
import { isWeekend } from './calendar.ts';
import { roundAddress } from '../challenge/challenge-address.ts';

/** Returns the open fixtures after the given game, then those before it. */
export function openFixtures(
  { fixtures }: Pick<Matchday, 'fixtures'>,
  finished: ReadonlySet<string>,
  after?: string,
): string[] {
  const place = fixtures.findIndex(({ key }) => key === after) + 1;
  const inOrder = [...fixtures.slice(place), ...fixtures.slice(0, place)];
  return inOrder
    .filter(({ key, isCalledOff }) => !isCalledOff && !finished.has(key) && key !== after)
    .map(({ key }) => key);
}

/** Returns the fixture to play next: one that was begun, or else the first open one. */
export function nextFixture({ fixtures = [], rounds, begun }: Omit<FixturesOfDay, 'matchday'>): string | undefined {
  const open = openFixtures({ fixtures }, new Set(rounds.map(({ game }) => game)));
  return open.find((key) => begun?.has(key)) ?? open[0];
}

type Fixtures = Matchday['fixtures'];

/** Marks the fixtures of games that have been switched off since the card was read as called off. */
export function fixturesNow(fixtures: Fixtures, games: readonly GameListing[]): Fixtures {
  const active = new Set(games.filter(({ isActive }) => isActive).map(({ key }) => key));
  return fixtures.map(({ key, isCalledOff }) => ({ key, isCalledOff: isCalledOff || !active.has(key) }));
}

/** Returns the number of fixtures, without those that were called off before they were finished. */
export function totalOf(fixtures: Fixtures, finished: ReadonlySet<string>): number {
  return fixtures.filter(({ key, isCalledOff }) => !isCalledOff || finished.has(key)).length;
}

/** Returns the options that all visitors play a fixture of a game with. */
export function optionsOf({ matchday: rule }: Pick<GameListing, 'matchday'>, matchday: number) {
  if (!rule) return {};
  return (isWeekend(matchday) && rule.weekend) || rule.options;
}

export function fixtureAddress(route: string, matchday: number): string {
  return roundAddress(route, tokenOfMatchday(matchday));
}

/** Returns the path of a matchday's page. Today's redirects to the hub. */
export function dayAddress(matchday: number): string {
  return sharedPath({ kind: 'day', matchday });
}
