import type { Matchday } from '@soccer-legends/contracts';

/** Returns the first unfinished fixture after the given game, or else from the top of the card. */
export function nextFixture(
  { fixtures }: Pick<Matchday, 'fixtures'>,
  finished: ReadonlySet<string>,
  after?: string,
): string | undefined {
  const place = fixtures.findIndex(({ key }) => key === after) + 1;
  const inOrder = [...fixtures.slice(place), ...fixtures.slice(0, place)];
  return inOrder.find(({ key, isCalledOff }) => !isCalledOff && !finished.has(key) && key !== after)?.key;
}
