import { expect, test } from 'vitest';
import { nextFixture } from './next-fixture.ts';

const card = (calledOff = '') => ({
  fixtures: [...'abcd'].map((key) => ({ key, isCalledOff: calledOff.includes(key) })),
});

test.each([
  ['nothing is finished', '', '', undefined, 'a'],
  ['the first is finished', 'a', '', undefined, 'b'],
  ['the game just played is followed by another', 'b', '', 'b', 'c'],
  ['those below are finished', 'bcd', '', 'b', 'a'],
  ['the next one is called off', 'a', 'b', 'a', 'c'],
  ['all are finished', 'abcd', '', 'd', undefined],
  ['the rest is called off', 'ab', 'cd', 'b', undefined],
  ['only the game just played is left', 'bcd', '', 'a', undefined],
])(
  'if %s (finished "%s", called off "%s", after %s), the next fixture is %s',
  (_title, finished, calledOff, after, next) => {
    expect(nextFixture(card(calledOff), new Set(finished), after)).toBe(next);
  },
);
