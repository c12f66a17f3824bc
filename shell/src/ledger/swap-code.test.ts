import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, valueOfCode } from '../codes/letter-codes.ts';
import { LARGEST_SWAP_ID, newSwapCode, playersOfSwap } from './swap.ts';

const players = fc.uniqueArray(fc.integer({ min: 1, max: LARGEST_SWAP_ID }), { minLength: 1, maxLength: 5 });
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('encodes players in twenty letters and decodes them again', () => {
  fc.assert(
    fc.property(players, (ids) => {
      const code = newSwapCode(ids);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
      expect(playersOfSwap(code)).toEqual(ids.toSorted((a, b) => a - b));
    }),
  );
});

test('creates different codes for the same players', () => {
  expect(new Set(Array.from({ length: 20 }, () => newSwapCode([7]))).size).toBeGreaterThan(15);
});

test('rejects every code with one wrong letter', () => {
  const code = newSwapCode([7, 1200, 5682]);
  const accepted: string[] = [];
  for (let place = 0; place < code.length; place++) {
    for (const letter of LETTERS) {
      const wrong = code.slice(0, place) + letter + code.slice(place + 1);
      if (wrong !== code && playersOfSwap(wrong)) accepted.push(wrong);
    }
  }
  // The checksum has 15 bits, so one of the 620 codes may pass by chance.
  expect(accepted.length).toBeLessThanOrEqual(1);
});

test('rejects a random text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      expect(playersOfSwap(text)).toBeUndefined();
    }),
  );
});

test('accepts at most three of ten thousand forged codes', () => {
  let accepted = 0;
  for (let forged = 0n; forged < 10_000n; forged++) {
    const code = codeOf(forged * 123_456_789_012_345_678_901_234n, 20);
    if (playersOfSwap(code)) accepted++;
  }
  expect(accepted).toBeLessThanOrEqual(3);
});

test.each([['no player', []]])('rejects a code for %s', (_what, ids) => {
  expect(playersOfSwap(newSwapCode(ids))).toBeUndefined();
});

test('rejects a code that contains a player twice', () => {
  const code = newSwapCode([7, 7]);
  // The two ids precede the 15 bits of the checksum.
  expect(BigInt.asUintN(28, valueOfCode(code)! >> 15n)).toBe((7n << 14n) | 7n);
  expect(playersOfSwap(code)).toBeUndefined();
});
