import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PuzzlePool } from './puzzle-pool.ts';

function countingPool() {
  let made = 0;
  let catalogue = 1;
  const pool = new PuzzlePool<number, string>({
    prepare: () => catalogue,
    generate: (index) => `${index}: ${++made}`,
    nothing: 'nothing',
  });
  const take = () => pool.take().select({}).body!.toString();
  return { pool, take, made: () => made, change: () => catalogue++ };
}

test('no two requests get the same puzzle', async () => {
  const { take } = countingPool();
  const taken: string[] = [];
  for (let turn = 0; turn < 200; turn++) {
    taken.push(take());
    if (turn % 3 === 0) await nextTurn();
  }
  expect(new Set(taken).size).toBe(200);
});

test('puzzles are made ahead, up to a number', async () => {
  const { pool, made } = countingPool();
  pool.startAnew();
  for (let turn = 0; turn < 100; turn++) await nextTurn();
  expect(made()).toBe(32);
});

test('after a change of the catalogue no puzzle of the former one goes out', async () => {
  const { pool, take, change } = countingPool();
  pool.startAnew();
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  change();
  pool.startAnew();
  expect(take()).toMatch(/^"2: /);
});

test('a catalogue that is too small answers with nothing', () => {
  const pool = new PuzzlePool<null, string[]>({ prepare: () => null, generate: () => undefined, nothing: [] });
  expect(pool.take().select({}).body!.toString()).toBe('[]');
});
