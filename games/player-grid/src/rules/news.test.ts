import { expect, test } from 'vitest';
import { newsOf, type News } from './news.ts';
import type { PlayerGridMove } from './state.ts';
import { check, filled, played, RIGHT, SWAPPED } from './test-game.ts';

const place: PlayerGridMove = { kind: 'place', player: 33, cell: 0 };

test.each<[string, PlayerGridMove[], News | undefined]>([
  ['at the start', [], undefined],
  ['after a placement', [place], { kind: 'placed', player: 33, cell: 0, left: 8 }],
  ['after it was settled', [place, { kind: 'settled' }], { kind: 'placed', player: 33, cell: 0, left: 8 }],
  ['after it was taken back', [place, { kind: 'takeBack' }], { kind: 'takenBack', player: 33, cell: 0 }],
  ['while a right grid is shown', [...filled(RIGHT), { kind: 'check' }], { kind: 'won' }],
  [
    'while a wrong grid is shown',
    [...filled(SWAPPED), { kind: 'check' }],
    { kind: 'wrong', lives: 2, wrong: 2, total: 9, returned: false },
  ],
  [
    'after wrong players went back',
    [{ kind: 'assist', returnsWrong: true }, ...filled(SWAPPED), ...check],
    { kind: 'wrong', lives: 2, wrong: 2, total: 9, returned: true },
  ],
  ['before the same grid is checked again', [...filled(SWAPPED), ...check, { kind: 'check' }], { kind: 'unchanged' }],
  ['after the last life', [...filled(SWAPPED), ...check, ...check, ...check, ...check, ...check], { kind: 'lost' }],
])('there is news %s', (_when, moves, news) => {
  expect(newsOf(played(...moves))).toEqual(news);
});
