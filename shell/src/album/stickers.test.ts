import { expect, test } from 'vitest';
import { roundEntry } from '../testing/rounds.ts';
import { newSwapCode, swapId, type SwapWay } from '../ledger/swap.ts';
import { filledPages, fillAlbum, firstSpread, latestStickers, newStickers, pagesOf, pageToShow } from './stickers.ts';

const player = (id: number) => ({ id, name: `Player ${id}`, photo: null });
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const SPREADS = [
  { nation: 'FRA', slots: [player(1), null, player(3)] },
  { nation: 'GER', slots: [player(4)] },
];

test('pastes players who were named right, counts those named from memory, doubles by round, and leaves out a slot without a player', () => {
  const album = fillAlbum(SPREADS, [
    roundEntry('d1/cups', {
      met: [
        [3, 1],
        [4, 0],
      ],
    }),
    roundEntry('d2/cups', {
      recalled: true,
      met: [
        [3, 1],
        [4, 0],
        [99, 1],
      ],
    }),
    roundEntry('d3/cups'),
  ]);
  const [france] = album.spreads;
  expect(france!.slots.map(({ number, copies }) => [number, copies])).toEqual([
    [1, 0],
    [3, 2],
  ]);
  expect(album).toMatchObject({ pasted: 1, total: 3, doubles: 1, recalled: 1 });
});

test.each<[string, (number | null)[], number[][][]]>([
  ['no slots', [], []],
  ['a short nation', [1, 2], [[[1, 2]]]],
  ['a full left side', [1, 2, 3, 4, 5, 6, 7, 8, 9], [[[1, 2, 3, 4, 5, 6, 7, 8, 9]]]],
  ['a hidden player, who moves nobody', [...ids(8), null, ...ids(11).slice(9)], [[ids(8), [10, 11]]]],
  ['a second page', ids(19), [[ids(9), ids(18).slice(9)], [[19]]]],
])('the pages of a nation with %s', (_what, slots, pages) => {
  const spread = { nation: 'FRA', slots: slots.map((id) => (id === null ? null : player(id))) };
  const [filled] = fillAlbum([spread], [roundEntry('d1/cups', { met: [[19, 1]] })]).spreads;
  expect(pagesOf(filled!).map(({ sides }) => sides.map((side) => side.map(({ number }) => number)))).toEqual(pages);
  expect(pagesOf(filled!).at(-1)?.pasted ?? 0).toBe(slots.includes(19) ? 1 : 0);
});

test.each([
  ['the requested page', 2, 2],
  ['the last page instead of a later one', 99, 3],
  ['the first page instead of an earlier one', -1, 1],
  ['the first page with a sticker if none is requested', 0, 3],
  ['the first page with a sticker for an address without sense', NaN, 3],
])('shows %s', (_what, requested, shown) => {
  const spread = { nation: 'ENG', slots: ids(40).map(player) };
  const [filled] = fillAlbum([spread], [roundEntry('d1/cups', { met: [[40, 1]] })]).spreads;
  expect(pageToShow(pagesOf(filled!), requested)).toBe(shown);
});

test('shows the first page of a nation without stickers', () => {
  const [empty] = fillAlbum(SPREADS, []).spreads;
  expect(pageToShow(pagesOf(empty!), 0)).toBe(1);
});

test('opens at the nation with the most stickers, or at the largest nation if the album is empty', () => {
  const open = (...rounds: Parameters<typeof fillAlbum>[1]) => firstSpread(fillAlbum(SPREADS, rounds).spreads)?.nation;
  expect(open()).toBe('FRA');
  expect(open(roundEntry('d1/cups', { met: [[4, 1]] }))).toBe('GER');
  expect(firstSpread([])).toBeUndefined();
});

test('returns the players named last as the latest stickers, each once, without players who have no slot', () => {
  const rounds = [
    roundEntry('d3/cups', {
      at: 3,
      met: [
        [1, 1],
        [99, 1],
        [3, 0],
      ],
    }),
    roundEntry('d1/cups', { at: 1, met: [[3, 1]] }),
    roundEntry('d2/cups', {
      at: 2,
      met: [
        [4, 1],
        [1, 1],
      ],
    }),
  ];
  const latest = (count: number) => latestStickers(fillAlbum(SPREADS, rounds), rounds, count).map(({ id }) => id);
  expect(latest(3)).toEqual([1, 4, 3]);
  expect(latest(2)).toEqual([1, 4]);
});

test.each<[string, number, [SwapWay, number][], number]>([
  ['a double that was given is gone', 2, [['given', 1]], 1],
  ['a sticker that was received is pasted', 0, [['received', 1]], 1],
  ['a received sticker that was named too is a double', 1, [['received', 1]], 2],
  [
    'a player who was named stays, whatever two devices have given',
    2,
    [
      ['given', 1],
      ['given', 1],
      ['given', 1],
    ],
    1,
  ],
  [
    'a received sticker can be given on',
    0,
    [
      ['received', 1],
      ['given', 1],
    ],
    0,
  ],
])('%s', (_title, named, swaps, copies) => {
  const rounds = Array.from({ length: named }, (_, day) => roundEntry(`d${day + 1}/cups`, { met: [[1, 1]] }));
  const entries = swaps.map(([way, player], at) => ({ id: swapId(way, newSwapCode([player])), at }));
  expect(fillAlbum(SPREADS, rounds, entries).spreads[0]!.slots[0]!.copies).toBe(copies);
});

const named = (at: number, ...players: number[]) =>
  roundEntry(`d${at}/cups`, { at, met: players.map((id): [number, 1] => [id, 1]) });
const swapAt = (at: number, way: SwapWay, player: number) => ({ id: swapId(way, newSwapCode([player])), at });

test.each<[string, Parameters<typeof newStickers>[1], number[]]>([
  ['players who were named since are new', { rounds: [named(1, 1), named(5, 3, 4)], swaps: [] }, [3, 4]],
  ['a player who was named before is not new', { rounds: [named(1, 3), named(5, 3)], swaps: [] }, []],
  ['a player who was received before is not new', { rounds: [named(5, 3)], swaps: [swapAt(1, 'received', 3)] }, []],
  ['a player who was received since is new', { rounds: [], swaps: [swapAt(5, 'received', 3)] }, [3]],
  [
    'a player who was received and given on is not new',
    { rounds: [], swaps: [swapAt(5, 'received', 3), swapAt(6, 'given', 3)] },
    [],
  ],
  ['a player without a slot is not new', { rounds: [named(5, 99)], swaps: [] }, []],
  ['a player who was missed is not new', { rounds: [roundEntry('d5/cups', { at: 5, met: [[3, 0]] })], swaps: [] }, []],
])('%s', (_title, kept, players) => {
  expect(newStickers(SPREADS, kept, 5).map(({ id }) => id)).toEqual(players);
});

test.each<[string, number, { nation: string; page: number }[]]>([
  ['the page that the latest round filled', 2, [{ nation: 'FRA', page: 1 }]],
  [
    'the pages that both rounds filled',
    1,
    [
      { nation: 'FRA', page: 1 },
      { nation: 'GER', page: 1 },
    ],
  ],
  ['no page after the last round', 3, []],
])('finds %s', (_what, since, pages) => {
  const rounds = [
    roundEntry('d1/cups', {
      at: 1,
      met: [
        [1, 1],
        [4, 1],
      ],
    }),
    roundEntry('d2/cups', {
      at: 2,
      met: [
        [3, 1],
        [4, 1],
      ],
    }),
  ];
  expect(filledPages(SPREADS, { rounds, swaps: [] }, since)).toEqual(pages);
});
