import type { RevealMode } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { isRevealMode, revealed, reveals, type Part } from './reveal.ts';

test.each<[RevealMode, string]>([
  ['career', 'kit flag'],
  ['noclub', 'nationKit flag initials position decade'],
  ['noflag', 'kit number initials decade gold'],
  ['full', 'kit flag number position decade gold'],
  ['memo', 'kit flag number position decade gold'],
  ['coach', 'kit'],
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
