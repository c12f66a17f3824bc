import { expect, test } from 'vitest';
import { textFaults, type TextTree } from './text-faults.ts';

const english = { intro: { points: '{points} points' }, left_one: 'one left', left_other: '{count} left' };

test.each<[string, TextTree, string[]]>([
  ['the same', english, []],
  ['another plural form', { ...english, left_many: '{count} restants' }, []],
  ['a missing text', { left_one: 'a', left_other: 'b' }, ['missing intro.points']],
  ['an unknown text', { ...english, more: 'x' }, ['unknown more']],
  ['an empty text', { ...english, intro: { points: ' ' } }, ['empty intro.points']],
  ['another gap', { ...english, intro: { points: '{punkte} Punkte' } }, ['otherGaps intro.points']],
  ['no gap', { ...english, intro: { points: 'Punkte' } }, ['otherGaps intro.points']],
])('%s', (_what, texts, expected) => {
  expect(textFaults(english, texts).map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
});
