import { TRANSFER_BYTES, TRANSFER_ID } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import type { MetPlayer } from '../ledger/met.ts';
import { freeRoundId } from '../ledger/round-entry.ts';
import { roundEntry } from '../testing/rounds.ts';
import { writeSeasonFile } from './season-file.ts';
import { keysOf, newTransferCode, openText, sealText } from './transfers.ts';

/** The error of WebCrypto for a wrong key, and for altered bytes. */
const UNREADABLE = { name: 'OperationError' };
const bytesIn = async (blob: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await blob.arrayBuffer());

test('opens a season only with the code that sealed it', async () => {
  const code = newTransferCode();
  const sealed = await bytesIn(await sealText('{"rounds":"Özil"}', await keysOf(code)));
  expect(await openText(sealed, await keysOf(code))).toBe('{"rounds":"Özil"}');
  await expect(openText(sealed, await keysOf(newTransferCode()))).rejects.toMatchObject(UNREADABLE);
});

test('rejects an altered season', async () => {
  const keys = await keysOf('4T9W8MPX2HQC');
  const sealed = await bytesIn(await sealText('a season', keys));
  for (const place of [0, 12, sealed.length - 1]) {
    const altered = sealed.slice();
    altered[place]! ^= 1;
    await expect(openText(altered, keys)).rejects.toMatchObject(UNREADABLE);
  }
  await expect(openText(sealed.slice(0, 5), keys)).rejects.toMatchObject(UNREADABLE);
});

test('derives the same id on every device, and never seals a text twice alike', async () => {
  const keys = await keysOf('4T9W8MPX2HQC');
  expect(keys.id).toMatch(TRANSFER_ID);
  // Calculated with another library: PBKDF2, then HKDF with the info `id`. The key uses another info.
  expect(keys.id).toBe('454e0e0dafa34a1c1b99b26e916ce56f');
  expect((await keysOf('4T9W8MPX2HQD')).id).not.toBe(keys.id);
  const [first, second] = [await sealText('a season', keys), await sealText('a season', keys)];
  expect(await bytesIn(first)).not.toEqual(await bytesIn(second));
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
  const sealed = await sealText(writeSeasonFile(rounds, new Date()), await keysOf('4T9W8MPX2HQC'));
  expect(sealed.size).toBeLessThan(TRANSFER_BYTES);
});
