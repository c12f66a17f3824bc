import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScoreCard, writeScoreCard } from './marks.ts';

const mark = fc.constantFrom('hit', 'near', 'miss', 'hint', 'none');
const card = fc.record({
  won: fc.option(fc.nat(999)),
  total: fc.integer({ min: 1, max: 999 }),
  board: fc.array(fc.array(mark, { minLength: 1, maxLength: 10 }), { maxLength: 12 }),
});

test('a score card that was written is read as the same', () => {
  fc.assert(
    fc.property(card, (written) => {
      expect(readScoreCard(writeScoreCard(written)!)).toEqual(written);
    }),
  );
});

test('every readable text is the only text of its score card', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[x\d]{1,4}-\d{1,4}(\.[hnmiox]{0,11}){0,13}$/), (text) => {
      const read = readScoreCard(text);
      if (read) expect(writeScoreCard(read)).toBe(text);
    }),
  );
});

test.each([
  ['a row of eleven marks', { won: 1, total: 1, board: [Array.from({ length: 11 }, () => 'hit' as const)] }],
  ['an empty row', { won: 1, total: 1, board: [[]] }],
  ['thirteen rows', { won: 1, total: 1, board: Array.from({ length: 13 }, () => ['hit' as const]) }],
  ['a total of 0', { won: 0, total: 0, board: [] }],
])('%s does not fit on a score card', (_what, given) => {
  expect(writeScoreCard(given)).toBeUndefined();
});
