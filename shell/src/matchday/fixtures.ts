import type { Matchday } from '@soccer-legends/contracts';

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

/** Returns the next open fixture. */
export function nextFixture(...card: Parameters<typeof openFixtures>): string | undefined {
  return openFixtures(...card)[0];
}
