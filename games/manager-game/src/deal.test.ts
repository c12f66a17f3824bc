import { DealProblem, type ToastRequest } from '@soccer-legends/game-sdk';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealManagerGame, prepareManagerGame } from './deal.ts';
import en from './locales/en.json';

function english(key: string): string {
  const [group, name] = key.split('.') as ['notEnough' | 'loadError', 'title' | 'text'];
  return en[group][name];
}

function coaches(count: number) {
  return Array.from({ length: count }, (_, id) => ({ id, name: `Coach ${id}`, photo: `https://site.test/${id}.svg` }));
}

const NOT_ENOUGH: ToastRequest = {
  title: 'Not Enough Data',
  description: 'We need more coaches to play this game.',
  tone: 'destructive',
};
const LOAD_ERROR: ToastRequest = {
  title: 'Error',
  description: 'Failed to load coaches data.',
  tone: 'destructive',
};

testDealContract('Guess the Manager', { deal: dealManagerGame, answer: coaches(200) });

describe('the coaches', () => {
  test('the coaches are fetched once, and up to 150 are dealt', async () => {
    const { services, requests } = fakeServices({ answer: coaches(200) });
    const deal = await dealManagerGame({ options: {}, services, seed: 1 });
    expect(requests.map(({ path }) => path)).toEqual(['/api/coaches']);
    expect(new Set(deal.coaches.map(({ id }) => id)).size).toBe(150);
  });

  test('the coaches are the same for the same seed and different for another', async () => {
    const { services } = fakeServices({ answer: coaches(100) });
    const deal = (seed: number) => dealManagerGame({ options: {}, services, seed });
    expect(await deal(1)).toEqual(await deal(1));
    expect(await deal(1)).not.toEqual(await deal(2));
  });

  test('the coaches can be as few as ten', async () => {
    const { services } = fakeServices({ answer: coaches(10) });
    expect((await dealManagerGame({ options: {}, services, seed: 1 })).coaches).toHaveLength(10);
    await expect(prepareManagerGame(services)).resolves.toBeUndefined();
  });
});

describe('there is no game', () => {
  test.each<[string, unknown, ToastRequest]>([
    ['nine coaches', coaches(9), NOT_ENOUGH],
    ['ten, one without a picture', [...coaches(9), { id: 10, name: 'Coach', photo: null }], NOT_ENOUGH],
    ['none', [], NOT_ENOUGH],
    ['a failed request', new Error('503: overloaded'), LOAD_ERROR],
    ['a response that is not a list', { coaches: coaches(20) }, LOAD_ERROR],
  ])('there is no game with %s', async (_what, answer, toast) => {
    const { services } = fakeServices({ answer, t: english });
    const fault = await dealManagerGame({ options: {}, services, seed: 1 }).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(DealProblem);
    expect(fault).toMatchObject({ message: toast.description, toast });
  });

  test('the intro shows it before the start', async () => {
    const { services } = fakeServices({ answer: coaches(9), t: english });
    await expect(prepareManagerGame(services)).rejects.toMatchObject({ toast: NOT_ENOUGH });
  });

  test('a failed call on the intro is only logged', async () => {
    const { services, logged } = fakeServices({ answer: new Error('503: overloaded') });
    await expect(prepareManagerGame(services)).resolves.toBeUndefined();
    expect(logged).toHaveLength(1);
  });
});

test('no coach of the last rounds is dealt while there are sixty others', async () => {
  const dealtAfter = async (count: number, recent: string[]) => {
    const { services } = fakeServices({ answer: coaches(count) });
    return (await dealManagerGame({ options: {}, services, seed: 1, recent })).coaches.map(({ name }) => name);
  };
  const recent = Array.from({ length: 30 }, (_, id) => `Coach ${id}`);
  expect((await dealtAfter(100, recent)).filter((name) => recent.includes(name))).toEqual([]);
  expect(await dealtAfter(40, recent)).toHaveLength(40);
});
