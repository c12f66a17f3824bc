import type { RevealMode } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { isRevealMode, revealed, reveals, type Part } from './reveal.ts';

test.each<[RevealMode, string]>([
  ['career', 'shirt flag'],
  ['noclub', 'flag initials position'],
  ['noflag', 'shirt number initials position'],
  ['full', 'shirt flag number initials position age'],
  ['memo', 'shirt flag number initials position'],
  ['coach', 'shirt flag age'],
  ['bare', 'initials'],
])('%s shows %s', (mode, parts) => {
  expect(Object.keys(reveals[mode]).filter((part) => reveals[mode][part as Part])).toEqual(parts.split(' '));
});

test('replaces hidden facts with null', () => {
  expect(revealed({ number: 10, initials: 'AB' }, 'bare')).toEqual({ number: null, initials: 'AB' });
});

test.each([
  ['bare', true],
  ['Bare', false],
  ['toString', false],
  ['', false],
])('%o is a mode: %o', (word, known) => {
  expect(isRevealMode(word)).toBe(known);
});
