import type { HistoryEntry } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { metIn } from './met.ts';

const entry = (isCorrect: boolean, changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  correctAnswer: 'Luca Vidal',
  playerAnswer: 'Luca Vidal',
  isCorrect,
  ...changes,
});
const sticker = (src: string) => ({ picture: { src, kind: 'portrait' as const } });

test.each<[string, HistoryEntry[], [number, number][]]>([
  ['the player that an entry names', [entry(true, { about: { player: 7 } })], [[7, 1]]],
  [
    'all players of a question about several',
    [entry(true, { about: { players: [7, 8] } })],
    [
      [7, 1],
      [8, 1],
    ],
  ],
  ['the player of a drawn sticker', [entry(true, sticker('/art/player/7.svg?v=0a1b2c3d'))], [[7, 1]]],
  ['the player of a drawn sticker with its origin', [entry(false, sticker('https://a.b/art/player/7.svg'))], [[7, 0]]],
  ['no player of a photo', [entry(true, sticker('https://a.b/photos/art/player/7.jpg'))], []],
  ['no player of a crest', [entry(true, sticker('/art/crest/7.svg'))], []],
  ['no player of a question about a team', [entry(true, { about: { team: 7 }, ...sticker('/art/player/8.svg') })], []],
  [
    'a player once who was missed and then named',
    [entry(false, { about: { player: 7 } }), entry(true, { about: { player: 7 } })],
    [[7, 1]],
  ],
  [
    'a player once who was named and then missed',
    [entry(true, { about: { player: 7 } }), entry(false, { about: { player: 7 } })],
    [[7, 1]],
  ],
  ['no id that is none', [entry(true, { about: { player: -1, players: [0, 0.5, NaN] } })], []],
])('records %s', (_title, history, met) => {
  expect(metIn({ history })).toEqual(met);
});

test('records named players who are not in the history', () => {
  expect(metIn({ named: [3, 4], history: [entry(false, { about: { player: 4 } })] })).toEqual([
    [4, 1],
    [3, 1],
  ]);
});

test('keeps at most 100 players of a round', () => {
  expect(metIn({ named: Array.from({ length: 500 }, (_, index) => index + 1) })).toHaveLength(100);
});
