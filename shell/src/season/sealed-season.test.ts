import { TRANSFER_BYTES, TRANSFER_ID } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import type { MetPlayer } from '../ledger/met.ts';
import { freeRoundId } from '../ledger/round-entry.ts';
import { roundEntry } from '../testing/rounds.ts';
import { writeSeasonFile } from './season-file.ts';
import { newCode, openText, sealText } from '../codes/sealing.ts';
import { keysOf } from './transfers.ts';

/** The error of WebCrypto for a wrong key, and for altered bytes. */
const UNREADABLE = { name: 'OperationError' };
const MOST_BYTES = 1_000_000;
const keyOf = async (code: string): Promise<CryptoKey> => (await keysOf(code)).key;

test('opens a season only with the code that sealed it', async () => {
  const code = newCode();
  const sealed = await sealText('{"rounds":"Özil"}', await keyOf(code));
  expect(await openText(sealed, await keyOf(code), MOST_BYTES)).toBe('{"rounds":"Özil"}');
  await expect(openText(sealed, await keyOf(newCode()), MOST_BYTES)).rejects.toMatchObject(UNREADABLE);
});

test('rejects an altered season', async () => {
  const key = await keyOf('4T9W8MPX2HQC');
  const sealed = await sealText('a season', key);
  for (const place of [0, 12, sealed.length - 1]) {
    const altered = sealed.slice();
    altered[place]! ^= 1;
    await expect(openText(altered, key, MOST_BYTES)).rejects.toMatchObject(UNREADABLE);
  }
  await expect(openText(sealed.slice(0, 5), key, MOST_BYTES)).rejects.toMatchObject(UNREADABLE);
});

test('derives the same id on every device, and never seals a text twice alike', async () => {
  const keys = await keysOf('4T9W8MPX2HQC');
  expect(keys.id).toMatch(TRANSFER_ID);
  // Calculated with another library: PBKDF2, then HKDF with the info `id`. The key uses another info.
  expect(keys.id).toBe('454e0e0dafa34a1c1b99b26e916ce56f');
  expect((await keysOf('4T9W8MPX2HQD')).id).not.toBe(keys.id);
  const [first, second] = [await sealText('a season', keys.key), await sealText('a season', keys.key)];
  expect(first).not.toEqual(second);
});

test('two years of all fixtures with ten players each stay below the size limit', async () => {
  const met = (): MetPlayer[] => Array.from({ length: 10 }, () => [Math.floor(Math.random() * 5600) + 1, 1]);
  const rounds = Array.from({ length: 7300 }, (_, index) =>
    roundEntry(
      index % 10 === 9
        ? freeRoundId('game-9', { deal: index, seed: Math.random() })
        : `d${Math.floor(index / 10) + 1}/game-${index % 10}`,
      {
        game: `game-${index % 10}`,
        at: 1_770_000_000_000 + index * 8_640_000 + Math.floor(Math.random() * 8_000_000),
        met: met(),
      },
    ),
  );
  const sealed = await sealText(writeSeasonFile(rounds, new Date()), await keyOf('4T9W8MPX2HQC'));
  expect(sealed.length).toBeLessThan(TRANSFER_BYTES);
});

test('rejects a sealed text that expands beyond the size limit', async () => {
  const key = await keyOf('4T9W8MPX2HQC');
  const bomb = await sealText('0'.repeat(MOST_BYTES + 1), key);
  expect(bomb.length).toBeLessThan(4000);
  await expect(openText(bomb, key, MOST_BYTES)).rejects.toThrow(RangeError);
});
