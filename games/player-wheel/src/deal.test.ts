import { DealProblem, HttpError } from '@soccer-legends/game-sdk';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealPlayerWheel, preparePlayerWheel } from './deal.ts';
import { players } from './testing/players.ts';

testDealContract('Player Wheel', { deal: dealPlayerWheel, answer: players(300) });

describe('the deal', () => {
  test('the deal is ten of three hundred players, the same for the same seed', async () => {
    const { services, requests } = fakeServices({ answer: players(300) });
    const deal = (seed: number) => dealPlayerWheel({ options: {}, services, seed });
    const first = await deal(1);
    expect(first.players).toHaveLength(10);
    expect(await deal(1)).toEqual(first);
    expect(await deal(2)).not.toEqual(first);
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/api/players?limit=300']));
  });

  test.each<[string, object]>([
    ['no photo', { photo: null }],
    ['an empty photo', { photo: '' }],
    ['no name', { name: null }],
    ['a blank name', { name: '  ' }],
    ['an id that is not a number', { id: '3' }],
  ])('the deal leaves out a player with %s', async (_what, odd) => {
    const pool: object[] = players(3);
    const { services } = fakeServices({ answer: [...pool, { ...players(1, 9)[0]!, ...odd }, null, 'Pelé'] });
    const { players: dealt } = await dealPlayerWheel({ options: {}, services, seed: 1 });
    expect(dealt.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  });

  test('the deal keeps a player with few known facts', async () => {
    const known = { id: 7, name: 'Pelé', photo: '/art/player/7.svg' };
    const { services } = fakeServices({ answer: [known, ...players(1)] });
    const { players: dealt } = await dealPlayerWheel({ options: {}, services, seed: 1 });
    expect(dealt).toContainEqual({ ...known, country: '', nation: null, position: null, kit: null, kitYears: null });
  });
});

describe('without players', () => {
  const busy = new HttpError('failed', '503: overloaded', { status: 503 });

  test.each<[string, unknown, object]>([
    ['a failed request', busy, busy],
    ['a response that is not a list', { players: players(10) }, { kind: 'failed' }],
  ])('%s is logged and rethrown', async (_what, answer, error) => {
    const { services, logged } = fakeServices({ answer });
    await expect(preparePlayerWheel(services)).rejects.toMatchObject(error);
    await expect(dealPlayerWheel({ options: {}, services, seed: 1 })).rejects.toMatchObject(error);
    expect(logged).toHaveLength(2);
  });

  test.each<[string, unknown]>([
    ['an empty list', []],
    ['a single player', players(1)],
  ])('%s is a DealProblem without a toast', async (_what, answer) => {
    const { services, logged } = fakeServices({ answer });
    for (const ask of [() => preparePlayerWheel(services), () => dealPlayerWheel({ options: {}, services, seed: 1 })]) {
      const problem = await ask().then(
        () => undefined,
        (fault: unknown) => fault,
      );
      expect(problem).toBeInstanceOf(DealProblem);
      expect(problem).toMatchObject({ message: 'notEnough', toast: undefined });
    }
    expect(logged).toEqual([]);
  });

  test('two players are enough to start', async () => {
    const { services } = fakeServices({ answer: players(2) });
    await expect(preparePlayerWheel(services)).resolves.toBeUndefined();
  });
});

test('no player of the last rounds is on the wheel while there are ten others', async () => {
  const { services } = fakeServices({ answer: players(30) });
  const recent = Array.from({ length: 20 }, (_, index) => String(index + 1));
  const { players: dealt } = await dealPlayerWheel({ options: {}, services, seed: 1, recent });
  expect(dealt.filter(({ id }) => recent.includes(String(id)))).toEqual([]);
  expect(dealt).toHaveLength(10);
});
