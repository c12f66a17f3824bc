import { expect, test } from 'vitest';
import { roundEntry } from '../matchday/test-rounds.ts';
import { fillAlbum, firstSpread } from './stickers.ts';

const player = (id: number) => ({ id, name: `Player ${id}`, photo: null });
const SPREADS = [
  { nation: 'FRA', slots: [player(1), null, player(3)] },
  { nation: 'GER', slots: [player(4)] },
];

test('pastes who was named right, counts doubles by round, and leaves out a slot without a player', () => {
  const album = fillAlbum(SPREADS, [
    roundEntry('d1/cups', {
      met: [
        [3, 1],
        [4, 0],
      ],
    }),
    roundEntry('d2/cups', {
      met: [
        [3, 1],
        [99, 1],
      ],
    }),
    roundEntry('d3/cups'),
  ]);
  const [france] = album.spreads;
  expect(france!.slots.map(({ number, named }) => [number, named])).toEqual([
    [1, 0],
    [3, 2],
  ]);
  expect(album).toMatchObject({ pasted: 1, total: 3, doubles: 1 });
});

test('opens at the nation with most stickers, and an empty album at the largest nation', () => {
  const open = (...rounds: Parameters<typeof fillAlbum>[1]) => firstSpread(fillAlbum(SPREADS, rounds).spreads)?.nation;
  expect(open()).toBe('FRA');
  expect(open(roundEntry('d1/cups', { met: [[4, 1]] }))).toBe('GER');
  expect(firstSpread([])).toBeUndefined();
});
