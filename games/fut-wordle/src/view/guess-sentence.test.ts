import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { guessSentence } from './guess-sentence.ts';

const english: Readonly<Record<string, string>> = en.announced;

function t(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const text = english[key.replace('announced.', '')] ?? key;
  return text.replace(/\{(\w+)\}/g, (_gap, name: string) => String(values[name]));
}

test.each([
  ['KEANE', 'AXKXE', 'Guess 2, KEANE. Correct: E at 5. In the name: K, A. Not in it: N.'],
  ['SSSSS', 'MESSI', 'Guess 2, SSSSS. Correct: S at 3, S at 4.'],
  ['RICE', 'KAKA', 'Guess 2, RICE. Not in it: R, I, C, E.'],
  ['EPEP', 'PEPE', 'Guess 2, EPEP. In the name: E, P.'],
])('%s for %s is announced as "%s"', (guess, answer, expected) => {
  expect(guessSentence(t, 2, guess, answer)).toBe(expected);
});
