import { expect, test } from 'vitest';
import type { MetPlayer } from '../ledger/met.ts';
import { roundEntry } from '../testing/rounds.ts';
import { dueForTraining } from './training.lazy.ts';

/** Noon on a day of November 2026, UTC. */
const noon = (day: number): number => Date.UTC(2026, 10, day, 12);
const round = (day: number, ...met: MetPlayer[]) => roundEntry(`round${day}`, { at: noon(day), met });
const dueOn = (day: number, ...rounds: ReturnType<typeof round>[]): number[] =>
  dueForTraining(rounds, new Date(noon(day)));

test.each<[string, number, ReturnType<typeof round>[], number[]]>([
  ['not on the day of the miss', 1, [round(1, [7, 0])], []],
  ['on the next day', 2, [round(1, [7, 0])], [7]],
  ['as long as the player is not asked', 30, [round(1, [7, 0])], [7]],
  ['not on the days after being named', 4, [round(1, [7, 0]), round(2, [7, 1])], []],
  ['three days after being named once', 5, [round(1, [7, 0]), round(2, [7, 1])], [7]],
  ['not earlier for being named before the time', 2, [round(1, [7, 0]), roundEntry('x', { at: noon(1) + 1 })], [7]],
  ['seven days after being named twice', 12, [round(1, [7, 0]), round(2, [7, 1]), round(5, [7, 1])], [7]],
  ['on the day after another miss', 6, [round(1, [7, 0]), round(2, [7, 1]), round(5, [7, 0])], [7]],
  [
    'never again after being named in all four boxes',
    200,
    [round(1, [7, 0]), round(2, [7, 1]), round(5, [7, 1]), round(12, [7, 1]), round(33, [7, 1])],
    [],
  ],
  ['never without a miss', 200, [round(1, [7, 1]), round(2)], []],
  ['in the order of their days, then of their ids', 9, [round(5, [3, 0], [2, 0]), round(4, [9, 0])], [9, 2, 3]],
  ['whatever the order of the rounds', 3, [round(2, [7, 1]), round(1, [7, 0])], []],
])('players are due %s', (_title, day, rounds, due) => {
  expect(dueOn(day, ...rounds)).toEqual(due);
});

test('counts one success per day, even if a player is named twice', () => {
  const again = { ...round(2, [7, 1]), id: 'again', at: noon(2) + 1 };
  expect(dueOn(5, round(1, [7, 0]), round(2, [7, 1]), again)).toEqual([7]);
});

test('ends a day at midnight of the time zone in which the round was played', () => {
  // 23:30 in Tokyo. An hour later, it is the next day there.
  const missed = roundEntry('tokyo', { at: Date.UTC(2026, 10, 1, 14, 30), offset: -540, met: [[7, 0]] });
  const at = (hour: number, minute: number): Date => {
    const date = new Date(Date.UTC(2026, 10, 1, hour, minute));
    date.getTimezoneOffset = () => -540;
    return date;
  };
  expect(dueForTraining([missed], at(14, 59))).toEqual([]);
  expect(dueForTraining([missed], at(15, 30))).toEqual([7]);
});

test('returns at most 24 players', () => {
  const missed = Array.from({ length: 60 }, (_, index): MetPlayer => [index + 1, 0]);
  expect(dueOn(2, round(1, ...missed))).toHaveLength(24);
});
