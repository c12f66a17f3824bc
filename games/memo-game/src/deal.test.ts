import { DealProblem } from '@soccer-legends/game-sdk';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { dealMemoGame } from './deal.ts';
import en from './locales/en.json';
import { players } from './testing/players.ts';

testDealContract('Player Memo Test', { deal: dealMemoGame, answer: players(200), options: { time: 'none' } });

describe('the deal', () => {
  test('the deal is eight of three hundred players, the same for the same seed', async () => {
    const { services, requests } = fakeServices({ answer: players(200) });
    const deal = (seed: number) => dealMemoGame({ options: { time: 'none' }, services, seed });
    expect((await deal(1)).players).toHaveLength(8);
    expect(await deal(1)).toEqual(await deal(1));
    expect(await deal(2)).not.toEqual(await deal(1));
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/api/players?limit=300']));
  });

  test.each([
    ['none', null],
    ['60', 60_000],
    ['120', 120_000],
  ])('a deal with the time "%s" has a limit of %s ms', async (time, limitMs) => {
    const { services } = fakeServices({ answer: players(8) });
    expect(await dealMemoGame({ options: { time }, services, seed: 1 })).toMatchObject({ limitMs });
  });

  test.each<[string, object]>([
    ['no photo', { photo: null }],
    ['an empty photo', { photo: ' ' }],
    ['no name', { name: undefined }],
    ['an id that is not a number', { id: '1' }],
  ])('the deal leaves out a player with %s', async (_what, odd) => {
    const [first, ...others] = players(9);
    const { services } = fakeServices({ answer: [{ ...first!, ...odd }, null, 7, ...others] });
    const { players: dealt } = await dealMemoGame({ options: {}, services, seed: 1 });
    expect(dealt.map(({ id }) => id).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('without players', () => {
  const notEnough = {
    title: 'Not Enough Players',
    description:
      'We need more players with photos to play this game. Please try again later or after syncing more players.',
    tone: 'destructive',
  };
  const notLoaded = { title: 'Error', description: 'Failed to load players. Please try again.', tone: 'destructive' };

  test.each<[string, unknown, typeof notEnough]>([
    ['seven', players(7), notEnough],
    ['an empty list', [], notEnough],
    ['eight with two of the same name', [...players(7), { ...players(1)[0]!, id: 90, photo: 'x' }], notEnough],
    ['a failed request', new Error('503: overloaded'), notLoaded],
    ['a response that is not a list', { players: players(8) }, notLoaded],
  ])('%s: shows a toast and its text on the intro', async (_what, answer, toast) => {
    const { services, logged } = fakeServices({ answer, t: english });
    const problem = await dealMemoGame({ options: {}, services, seed: 1 }).then(
      () => undefined,
      (fault: unknown) => fault,
    );
    expect(problem).toBeInstanceOf(DealProblem);
    expect(problem).toMatchObject({ message: toast.description, toast });
    expect(logged).toHaveLength(toast === notLoaded ? 1 : 0);
  });

  function english(key: string): string {
    const [what, part] = key.split('.') as ['notEnough' | 'notLoaded', 'title' | 'text'];
    return en[what][part];
  }
});

test('no player of the last rounds is dealt while there are enough others', async () => {
  const { services } = fakeServices({ answer: players(100) });
  const recent: string[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const ids = (await dealMemoGame({ options: {}, services, seed, recent })).players.map(({ id }) => String(id));
    expect(ids.filter((id) => recent.includes(id))).toEqual([]);
    recent.push(...ids);
  }
});
