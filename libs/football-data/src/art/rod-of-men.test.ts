import { createHash } from 'node:crypto';
import { ROD_TEAMS, RODS_EDITION } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { loadFootballData } from '../load.ts';
import { hexOf } from './palette.ts';
import { drawRodOfMen, MOST_MEN } from './rod-of-men.ts';
import { svgErrors } from './svg-errors.ts';

const { clubs } = loadFootballData();
const kits = clubs.map((club) => club.kits.at(-1)!);

test.each(Array.from({ length: MOST_MEN }, (_, index) => index + 1))('a rod with %d men is valid and small', (men) => {
  for (const pose of ['down', 'up'] as const) {
    const svg = drawRodOfMen(kits[0]!, men, pose);
    expect(svgErrors(svg)).toEqual([]);
    expect(svg.split('<use href="#m"')).toHaveLength(men);
    expect(Buffer.byteLength(svg)).toBeLessThan(3000);
  }
});

test('the men wear the kit, and raise their arms', () => {
  const kit = { pattern: 'sash', colors: ['pink', 'brown'], shorts: 'lime', since: null };
  const svg = drawRodOfMen(kit, 3, 'down');
  for (const word of ['pink', 'brown', 'lime']) expect(svg).toContain(hexOf(word));
  expect(drawRodOfMen(kit, 3, 'up')).not.toBe(svg);
});

test('the kits of the day are different, and belong to clubs', () => {
  const worn = ROD_TEAMS.map((id) => clubs.find((club) => club.id === id)!.kits.at(-1)!);
  expect(new Set(worn.map((kit) => drawRodOfMen(kit, 1, 'down'))).size).toBe(ROD_TEAMS.length);
});

test('RODS_EDITION is the hash of the current drawings', () => {
  const hash = createHash('sha256');
  for (const kit of kits) for (const pose of ['down', 'up'] as const) hash.update(drawRodOfMen(kit, MOST_MEN, pose));
  expect(RODS_EDITION).toBe(hash.digest('hex').slice(0, 8));
});
