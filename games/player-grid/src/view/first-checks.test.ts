import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { countGrid } from './first-checks.ts';

test('grids that are right at the first check count in a row, and another grid ends the row', () => {
  const { storage } = fakeServices().services;
  const counts = [true, true, false, true].map((isRight, round) => countGrid(storage, `grid ${round}`, isRight));
  expect(counts).toEqual([
    { inARow: 1, best: 1 },
    { inARow: 2, best: 2 },
    { inARow: 0, best: 2 },
    { inARow: 1, best: 2 },
  ]);
});

test('results that are opened again count once', () => {
  const { storage } = fakeServices().services;
  const open = () => countGrid(storage, 'grid', true);
  expect([open(), open()]).toEqual([
    { inARow: 1, best: 1 },
    { inARow: 1, best: 1 },
  ]);
});

test.each(['', 'no JSON', '[]', '{"grids":3}', '{"grids":[],"inARow":"x","best":null}'])(
  'the stored text %j counts as nothing',
  (text) => {
    const { storage } = fakeServices().services;
    storage.write('firstChecks', text);
    expect(countGrid(storage, 'grid', true)).toEqual({ inARow: 1, best: 1 });
  },
);
