import { expect, test } from 'vitest';
import { skippedByTravel } from './streak.ts';
import { roundEntry } from '../testing/rounds.ts';

const BERLIN_WINTER = -60;
const BERLIN_SUMMER = -120;
const LOS_ANGELES = 480;
const AUCKLAND = -780;

test.each<[string, [day: number, offset: number][], number[]]>([
  [
    'a flight west to east across the date line',
    [
      [10, LOS_ANGELES],
      [12, AUCKLAND],
    ],
    [11],
  ],
  [
    'a flight east to west, which repeats a day',
    [
      [10, AUCKLAND],
      [10, LOS_ANGELES],
      [11, LOS_ANGELES],
    ],
    [],
  ],
  [
    'daylight saving time and a missed day',
    [
      [10, BERLIN_SUMMER],
      [12, BERLIN_WINTER],
    ],
    [],
  ],
  [
    'a missed day at home',
    [
      [10, BERLIN_WINTER],
      [12, BERLIN_WINTER],
    ],
    [],
  ],
  [
    'a flight without a skipped day',
    [
      [10, LOS_ANGELES],
      [11, AUCKLAND],
    ],
    [],
  ],
  [
    'a flight and two missed days',
    [
      [10, LOS_ANGELES],
      [14, AUCKLAND],
    ],
    [11],
  ],
])('%s', (_title, played, skipped) => {
  const rounds = played.map(([day, offset], index) => roundEntry(`d${day}/memo-game`, { offset, at: index }));
  expect([...skippedByTravel(rounds)]).toEqual(skipped);
});

test('does not excuse a day because of late rounds', () => {
  const rounds = [
    roundEntry('d10/memo-game', { offset: LOS_ANGELES, at: 1 }),
    roundEntry('d12/memo-game', { offset: AUCKLAND, at: 2, late: true }),
  ];
  expect([...skippedByTravel(rounds)]).toEqual([]);
});

test('recognizes a flight even with free rounds between two matchdays', () => {
  const rounds = [
    roundEntry('d10/memo-game', { at: 1, offset: LOS_ANGELES }),
    roundEntry('0123456789abcdef', { at: 2, offset: AUCKLAND }),
    roundEntry('d12/memo-game', { at: 3, offset: AUCKLAND }),
  ];
  expect([...skippedByTravel(rounds)]).toEqual([11]);
});
