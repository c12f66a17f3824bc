import { expect, test } from 'vitest';
import { grownBetweenQuarters } from './growth.ts';

test.each<[string, number[], boolean]>([
  ['levels off after three months', [200, 500, 800, 900, 900, 900, 900, 900, 900, 900, 900, 900, 900], false],
  ['goes up and down by a fifth', [500, 600, 500, 600, 500, 600, 500, 600, 500, 600, 500, 600, 500], false],
  ['has one peak at the end', [500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 2000], false],
  [
    'grows by the same amount every month',
    [300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500],
    true,
  ],
  ['grows after a peak', [300, 400, 500, 600, 1500, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500], true],
])('a size that %s', (_name, sizes, grows) => {
  const months = sizes.map((size) => ({ table: size }));
  expect(grownBetweenQuarters(months)).toEqual(grows ? ['table'] : []);
});
