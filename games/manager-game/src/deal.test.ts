import { DealProblem, type GameServices, type ToastRequest } from '@soccer-legends/game-sdk';
import { describe, expect, test } from 'vitest';
import { dealManagerGame, prepareManagerGame } from './deal.ts';
import en from './locales/en.json';

/** Services whose server knows one answer, or fails. */
function servicesWith(answer: unknown) {
  const asked: string[] = [];
  const logged: string[] = [];
  const services: GameServices = {
    language: 'en',
    http: {
      async get<Answer>(path: string) {
        asked.push(path);
        if (answer instanceof Error) throw answer;
        return answer as Answer;
      },
      post: () => Promise.reject(new Error('A deal only reads.')),
    },
    t: (key) => {
      const [group, name] = key.split('.') as ['notEnough' | 'loadError', 'title' | 'text'];
      return en[group][name];
    },
    toast: () => undefined,
    announce: () => undefined,
    log: (message) => logged.push(message),
  };
  return { services, asked, logged };
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

describe('the coaches', () => {
  test('are asked for once, and up to forty of them dealt', async () => {
    const { services, asked } = servicesWith(coaches(100));
    const deal = await dealManagerGame({ options: {}, services, seed: 1 });
    expect(asked).toEqual(['/api/coaches']);
    expect(new Set(deal.coaches.map(({ id }) => id)).size).toBe(40);
  });

  test('are the same for the same seed, and others for another', async () => {
    const { services } = servicesWith(coaches(100));
    const deal = (seed: number) => dealManagerGame({ options: {}, services, seed });
    expect(await deal(1)).toEqual(await deal(1));
    expect(await deal(1)).not.toEqual(await deal(2));
  });

  test('may be ten', async () => {
    const { services } = servicesWith(coaches(10));
    expect((await dealManagerGame({ options: {}, services, seed: 1 })).coaches).toHaveLength(10);
    await expect(prepareManagerGame(services)).resolves.toBeUndefined();
  });
});

describe('there is no game', () => {
  test.each<[string, unknown, ToastRequest]>([
    ['nine coaches', coaches(9), NOT_ENOUGH],
    ['ten, one without a picture', [...coaches(9), { id: 10, name: 'Coach', photo: null }], NOT_ENOUGH],
    ['none', [], NOT_ENOUGH],
    ['a call that fails', new Error('503: overloaded'), LOAD_ERROR],
    ['an answer that is no list', { coaches: coaches(20) }, LOAD_ERROR],
  ])('with %s', async (_what, answer, toast) => {
    const { services } = servicesWith(answer);
    const fault = await dealManagerGame({ options: {}, services, seed: 1 }).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(DealProblem);
    expect(fault).toMatchObject({ message: toast.description, toast });
  });

  test('the intro says so before the start', async () => {
    await expect(prepareManagerGame(servicesWith(coaches(9)).services)).rejects.toMatchObject({ toast: NOT_ENOUGH });
  });

  test('a call that fails before the start is logged alone: the next may not fail', async () => {
    const { services, logged } = servicesWith(new Error('503: overloaded'));
    await expect(prepareManagerGame(services)).resolves.toBeUndefined();
    expect(logged).toHaveLength(1);
  });
});
