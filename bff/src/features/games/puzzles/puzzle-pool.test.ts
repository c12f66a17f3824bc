import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SeededRandom } from '../../../platform/environment/random-source.ts';
import { PuzzlePool } from './puzzle-pool.ts';

function countingPool() {
  let made = 0;
  let catalogue = 1;
  const make = () => `${catalogue}: ${++made}`;
  const pool = new PuzzlePool<string>({ draw: 'words', make, empty: 'empty' }, new SeededRandom(1));
  const take = () => pool.take().select({}).body!.toString();
  return { pool, take, made: () => made, change: () => catalogue++ };
}

test('the pool gives every request a different puzzle', async () => {
  const { take } = countingPool();
  const taken: string[] = [];
  for (let turn = 0; turn < 200; turn++) {
    taken.push(take());
    if (turn % 3 === 0) await nextTurn();
  }
  expect(new Set(taken).size).toBe(200);
});

test('the pool generates 32 puzzles ahead after the first request', async () => {
  const { take, made } = countingPool();
  take();
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  expect(made()).toBe(33);
});

test('the pool generates nothing for a new catalogue before its first request', async () => {
  const { pool, take, made } = countingPool();
  take();
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  pool.reset();
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  expect(made()).toBe(33);
});

test('the pool drops the puzzles of the previous catalogue on reset', async () => {
  const { pool, take, change } = countingPool();
  take();
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  change();
  pool.reset();
  expect(take()).toMatch(/^"2: /);
});

test('the pool returns the empty puzzle if the catalogue is too small', () => {
  const nothing = { draw: 'words', make: () => undefined, empty: [] };
  const pool = new PuzzlePool<string[]>(nothing, new SeededRandom(1));
  expect(pool.take().select({}).body!.toString()).toBe('[]');
});
