import { expect, test } from 'vitest';
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
    expect(nextFixture(card(calledOff), new Set(finished), after)).toBe(open[0]);
  },
);
