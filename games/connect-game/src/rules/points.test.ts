import { expect, test } from 'vitest';
import { milestoneOf, pointsOfLast, scoreOf, tierOf } from './points.ts';

test.each([
  [0, 0],
  [1, 5],
  [4, 20],
  [5, 35],
  [6, 40],
  [9, 55],
  [10, 70],
  [19, 125],
  [20, 140],
])('%i pairs score %i', (pairs, score) => {
  expect(scoreOf(pairs)).toBe(score);
});

test.each([
  [1, 5],
  [4, 5],
  [5, 15],
  [6, 5],
  [10, 15],
])('pair %i is worth %i', (pairs, points) => {
  expect(pointsOfLast(pairs)).toBe(points);
});

test('these pairs reach or pass a multiple of 20', () => {
  const pairs = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(pairs.flatMap((pair) => (milestoneOf(pair) === undefined ? [] : [[pair, milestoneOf(pair)]]))).toEqual([
    [4, 20],
    [6, 40],
    [10, 60],
    [12, 80],
    [15, 100],
    [18, 120],
    [20, 140],
  ]);
});

test.each([
  [0, 'dontGiveUp'],
  [20, 'dontGiveUp'],
  [21, 'goodTry'],
  [50, 'goodTry'],
  [51, 'expert'],
])('a score of %i gets the message "%s"', (score, tier) => {
  expect(tierOf(score)).toBe(tier);
});
