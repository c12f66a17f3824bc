import { expect, test } from 'vitest';
import { ALPHABET_ROWS, keyRows } from './Keyboard.tsx';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

test.each([
  ['en', keyRows('en'), 'QWERTY'],
  ['es', keyRows('es'), 'QWERTY'],
  ['fr', keyRows('fr'), 'AZERTY'],
  ['de', keyRows('de'), 'QWERTZ'],
  ['large keys', ALPHABET_ROWS, 'ABCDEF'],
])('the keys of %s contain every letter once and begin with %s', (_layout, rows, beginning) => {
  expect([...rows.join('')].sort().join('')).toBe(ALPHABET);
  expect(rows[0]).toMatch(new RegExp(`^${beginning}`));
});
