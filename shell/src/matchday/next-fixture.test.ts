import { expect, test } from 'vitest';
import { roundEntry } from '../testing/rounds.ts';
import { nextFixture, openFixtures } from './fixtures.ts';

const card = (calledOff = '') => ({
  fixtures: [...'abcd'].map((key) => ({ key, isCalledOff: calledOff.includes(key) })),
});

test.each([
  ['nothing is finished', '', '', undefined, 'abcd'],
  ['the first is finished', 'a', '', undefined, 'bcd'],
  ['the game just played is followed by another', 'b', '', 'b', 'cda'],
  ['those below are finished', 'bcd', '', 'b', 'a'],
  ['the next one is called off', 'a', 'b', 'a', 'cd'],
  ['all are finished', 'abcd', '', 'd', ''],
  ['the rest is called off', 'ab', 'cd', 'b', ''],
  ['only the game just played is left', 'bcd', '', 'a', ''],
])(
  'if %s (finished "%s", called off "%s", after %s), the open fixtures are "%s"',
  (_title, finished, calledOff, after, open) => {
    expect(openFixtures(card(calledOff), new Set(finished), after)).toEqual([...open]);
  },
);

test.each([
  ['the first open fixture', '', 'b'],
  ['a begun fixture', 'c', 'c'],
  ['a begun fixture that is not finished', 'ac', 'c'],
])('the hub suggests %s (begun "%s")', (_title, begun, next) => {
  const progress = new Map([...begun].map((key) => [key, undefined]));
  expect(nextFixture({ ...card(), rounds: [roundEntry('d147/a')], begun: progress })).toBe(next);
});
