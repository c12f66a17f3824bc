import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readRound, writeRound } from './round-text.ts';

const ROUND = {
  version: '1.2.0',
  options: { level: 'hard' },
  game: { deal: ['Genoa'], seed: 7, moves: [{ kind: 'answer', name: 'Córdoba' }, 'next'], timers: {}, timeScale: 1 },
  savedAt: 0,
};

test('a copied round opens after the same move', async () => {
  const text = await writeRound('cups', { round: ROUND, at: 1 });
  expect(text).toMatch(/^cups\.1\.[\w-]+$/);
  expect(await readRound('cups', ` ${text}\n`)).toEqual({ round: ROUND, at: 1 });
});

test.each([
  ['of another game', 'memo.1.abc', 'This is a round of memo.'],
  ['that is not a round', 'hello', 'This is not a round or a report.'],
  ['that is incomplete', 'cups.1.q1bKS8xNVbJSSkvMKU5V', 'This round is damaged. Was it copied as a whole?'],
  ['without moves', `cups.1.${packed({ game: {} })}`, 'This round is damaged. Was it copied as a whole?'],
])('explains why it does not open a text %s', async (_what, text, message) => {
  await expect(readRound('cups', text)).rejects.toThrow(message);
});

test('a round that was reported after more moves than it has opens at its end', async () => {
  expect((await readRound('cups', `cups.9.${packed(ROUND)}`)).at).toBe(2);
});

function packed(value: object): string {
  return deflateRawSync(JSON.stringify(value)).toString('base64url');
}
