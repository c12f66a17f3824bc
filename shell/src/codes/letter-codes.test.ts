import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, randomBits, spelledCode, typedCode, valueOfCode } from './letter-codes.ts';

test('converts a number to a code and back', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 60n - 1n), (value) => {
      const code = codeOf(value, 12);
      expect(code).toHaveLength(12);
      expect(valueOfCode(code)).toBe(value);
      expect(typedCode(spelledCode(code), 12)).toBe(code);
    }),
  );
});

test.each([
  ['4T9W-8MPX-2HQC', '4T9W8MPX2HQC'],
  ['  4t9w 8mpx 2hqc ', '4T9W8MPX2HQC'],
  ['oOiI-lL00-1100', '001111001100'],
  ['4T9W-8MPX-2HQ', undefined],
  ['4T9W-8MPX-2HQCC', undefined],
  ['4T9W-8MPX-2HQU', undefined],
  ['4T9W-8MPX-2HQ\u00df', undefined],
  ['', undefined],
])('normalizes the typed code %j to %j', (text, code) => {
  expect(typedCode(text, 12)).toBe(code);
});

test('returns random numbers below the requested size', () => {
  for (let draw = 0; draw < 100; draw++) expect(randomBits(15)).toBeLessThan(2n ** 15n);
  expect(new Set(Array.from({ length: 50 }, () => randomBits(60))).size).toBe(50);
});
