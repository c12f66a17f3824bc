import { expect, test } from 'vitest';
import { textFaults, type TextTree } from './text-faults.ts';

const english = {
  intro: { points: '{points} points', rank: '{place} of {players}' },
  left_one: 'one left',
  left_other: '{count} left',
};

test.each<[string, TextTree, string[]]>([
  ['the same', english, []],
  ['another plural form', { ...english, left_many: '{count} restants' }, []],
  ['the gaps in another order', { ...english, intro: { ...english.intro, rank: '{players} / {place}' } }, []],
  ['a gap twice', { ...english, intro: { ...english.intro, points: '{points}, {points}' } }, []],
  ['a missing text', { left_one: 'a', left_other: 'b' }, ['missing intro.points', 'missing intro.rank']],
  [
    'one text instead of a file of texts',
    'Tor' as unknown as TextTree,
    ['missing intro.points', 'missing intro.rank', 'missing left'],
  ],
  ['an unknown text', { ...english, more: 'x' }, ['unknown more']],
  ['an empty text', { ...english, intro: { ...english.intro, points: ' ' } }, ['empty intro.points']],
  ['another gap', { ...english, intro: { ...english.intro, points: '{punkte} Punkte' } }, ['otherGaps intro.points']],
  ['no gap', { ...english, intro: { ...english.intro, points: 'Punkte' } }, ['otherGaps intro.points']],
])('%s', (_what, texts, expected) => {
  expect(textFaults(english, texts).map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
});
