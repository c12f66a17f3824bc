import { DealProblem } from '@soccer-legends/game-sdk';
import { describe, expect, test } from 'vitest';
import { dealPlayerWheel, preparePlayerWheel } from './deal.ts';
import { players, servicesWith } from './fake-server.ts';

describe('the deal', () => {
  test('is ten players out of three hundred, the same for the same seed', async () => {
    const { services, asked } = servicesWith(players(300));
    const deal = (seed: number) => dealPlayerWheel({ options: {}, services, seed });
    const first = await deal(1);
    expect(first.players).toHaveLength(10);
    expect(await deal(1)).toEqual(first);
    expect(await deal(2)).not.toEqual(first);
    expect(new Set(asked)).toEqual(new Set(['/api/players?limit=300']));
  });

  test.each<[string, object]>([
    ['no photo', { photo: null }],
    ['an empty photo', { photo: '' }],
    ['no name', { name: null }],
    ['a name of spaces', { name: '  ' }],
    ['an id that is no number', { id: '3' }],
  ])('leaves out a player with %s', async (_what, odd) => {
    const pool: object[] = players(3);
    const { services } = servicesWith([...pool, { ...players(1, 9)[0]!, ...odd }, null, 'Pelé']);
    const { players: dealt } = await dealPlayerWheel({ options: {}, services, seed: 1 });
    expect(dealt.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  });

  test('keeps a player of whom little is known', async () => {
    const known = { id: 7, name: 'Pelé', photo: '/art/player/7.svg' };
    const { services } = servicesWith([known, ...players(1)]);
    const { players: dealt } = await dealPlayerWheel({ options: {}, services, seed: 1 });
    expect(dealt).toContainEqual({ ...known, country: '', nation: null, position: null });
  });
});

describe('without players', () => {
  test.each<[string, unknown, number]>([
    ['a call that fails', new Error('503: overloaded'), 1],
    ['an answer that is no list', { players: players(10) }, 1],
    ['an empty list', [], 0],
    ['one player alone', players(1), 0],
  ])('%s is said on the intro, without a toast', async (_what, answer, logs) => {
    const { services, logged } = servicesWith(answer);
    for (const ask of [() => preparePlayerWheel(services), () => dealPlayerWheel({ options: {}, services, seed: 1 })]) {
      const problem = await ask().then(
        () => undefined,
        (fault: unknown) => fault,
      );
      expect(problem).toBeInstanceOf(DealProblem);
      expect(problem).toMatchObject({ message: 'notEnough', toast: undefined });
    }
    expect(logged).toHaveLength(2 * logs);
  });

  test('two are enough to begin with', async () => {
    const { services } = servicesWith(players(2));
    await expect(preparePlayerWheel(services)).resolves.toBeUndefined();
  });
});
