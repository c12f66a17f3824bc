import { createRandom, fold } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { players } from '../testing/players.ts';
import { drawSet } from './wheel-set.ts';

test('the wheel has up to ten players', () => {
  expect(drawSet(players(300), [], createRandom(1))).toHaveLength(10);
  expect(drawSet(players(4), [], createRandom(1))).toHaveLength(4);
  expect(drawSet([], [], createRandom(1))).toEqual([]);
});

test('the same seed draws the same players, and another seed others', () => {
  const draw = (seed: number) => drawSet(players(300), [], createRandom(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

describe('names', () => {
  const named = (...names: string[]) =>
    players(names.length).map((player, index) => ({ ...player, name: names[index]! }));

  test('a name is on the wheel only once, whatever its spelling', () => {
    const pool = named('Luis Suárez', 'Luis Suarez', 'LUIS SUÁREZ', 'Pelé');
    expect(drawSet(pool, [], createRandom(1))).toHaveLength(2);
  });

  test('surnames differ if there are enough', () => {
    const silvas = named(...Array.from({ length: 20 }, (_, index) => `${'abcdefghijklmnopqrst'[index]} Silva`));
    for (let seed = 0; seed < 100; seed++) {
      const set = drawSet([...silvas, ...players(9, 100)], [], createRandom(seed));
      expect(set.filter(({ name }) => name.endsWith('Silva'))).toHaveLength(1);
    }
    expect(drawSet([...silvas, ...players(3, 100)], [], createRandom(1))).toHaveLength(10);
  });
});

test('stickers differ if there are enough', () => {
  const positions = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker', null];
  const others = players(9, 100).map((player, index) => ({
    ...player,
    nation: index < 5 ? 'SWE' : 'NOR',
    position: positions[index % 5]!,
  }));
  for (let seed = 0; seed < 100; seed++) {
    const set = drawSet([...players(20), ...others], [], createRandom(seed));
    expect(set.filter(({ nation }) => nation === 'DEN')).toHaveLength(1);
  }
});

describe('players who were asked before', () => {
  test.each([
    ['10 others', 10, 0],
    ['9 others', 9, 1],
    ['no other players', 0, 10],
  ])('with %s, %i are new and %i repeat', (_what, others, again) => {
    const pool = players(14 + others);
    const asked = pool.slice(0, 14).map(({ id }) => id);
    const set = drawSet(pool, asked, createRandom(3));
    expect(set).toHaveLength(10);
    expect(set.filter(({ id }) => asked.includes(id))).toHaveLength(again);
  });
});

test('ten other players with the same name still count as ten', () => {
  const brothers = players(10, 100).map((player, index) => ({ ...player, name: `${'abcdefghij'[index]} Qvist` }));
  const set = drawSet([...players(7), ...brothers], [1, 2, 3, 4, 5, 6, 7], createRandom(1));
  expect(set.map(({ id }) => id).sort()).toEqual(brothers.map(({ id }) => id));
});

test('no name, id or photo repeats in 1,000 draws', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(40), fc.subarray(players(40).map(({ id }) => id)), (seed, size, asked) => {
      const set = drawSet(players(size), asked, createRandom(seed));
      expect(set).toHaveLength(Math.min(10, size));
      for (const key of ['id', 'photo'] as const) expect(new Set(set.map((one) => one[key])).size).toBe(set.length);
      expect(new Set(set.map(({ name }) => fold(name))).size).toBe(set.length);
    }),
    { numRuns: 1000 },
  );
});
