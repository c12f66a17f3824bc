import { DealProblem, type GameServices, type WordleAnswer } from '@soccer-legends/game-sdk';
import { describe, expect, test } from 'vitest';
import { builtinAnswers } from './answers/builtin.ts';
import { dealFutWordle } from './deal.ts';

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
    t: (key, values) => `${key} ${JSON.stringify(values)}`,
    toast: () => undefined,
    announce: () => undefined,
    log: (message) => logged.push(message),
  };
  return { services, asked, logged };
}

const known = builtinAnswers(5);
const henry = known.find(({ word }) => word === 'HENRY')!;

describe('the answer', () => {
  test.each(['4', '5', '6', '7'])('is asked for and has the chosen %s letters', async (length) => {
    const { services, asked } = servicesWith(builtinAnswers(Number(length)));
    const { answer } = await dealFutWordle({ options: { length }, services, seed: 1 });
    expect(asked).toEqual([`/api/futwordle/answers?length=${length}`]);
    expect(answer.word).toHaveLength(Number(length));
  });

  test('is the same for the same seed', async () => {
    const { services } = servicesWith(known);
    const deal = () => dealFutWordle({ options: { length: '5' }, services, seed: 42 });
    expect(await deal()).toEqual(await deal());
  });

  test('is more often a better known player, and can be any', async () => {
    const { services } = servicesWith(known);
    const places: number[] = [];
    for (let seed = 0; seed < 1000; seed++) {
      const { answer } = await dealFutWordle({ options: { length: '5' }, services, seed });
      places.push(known.indexOf(answer));
    }
    const half = known.length / 2;
    expect(places.filter((place) => place < half).length).toBeGreaterThan(650);
    expect(new Set(places).size).toBe(known.length);
  });
});

describe('without good answers', () => {
  test.each([
    ['a call that fails', new Error('503: overloaded')],
    ['an answer that is no list', { answers: known }],
    ['nothing', null],
  ])('%s leads to the built-in list and into the log', async (_what, answer) => {
    const { services, logged } = servicesWith(answer);
    const deal = await dealFutWordle({ options: { length: '5' }, services, seed: 7 });
    expect(known).toContainEqual(deal.answer);
    expect(logged).toHaveLength(1);
  });

  test('an empty list is said, with its length, and does not begin', async () => {
    const { services } = servicesWith([]);
    const deal = dealFutWordle({ options: { length: '7' }, services, seed: 1 });
    await expect(deal).rejects.toThrow(DealProblem);
    await expect(deal).rejects.toThrow('noPlayers {"length":7}');
  });

  test.each<[string, unknown]>([
    ['another length', { ...henry, word: 'KANE' }],
    ['other letters', { ...henry, word: 'HÉNRY' }],
    ['no word', { ...henry, word: undefined }],
    ['no team to hint at', { ...henry, team: null }],
    ['no namesakes', { ...henry, also: undefined } satisfies Partial<Record<keyof WordleAnswer, unknown>>],
    ['nothing in it', null],
  ])('an entry with %s is passed over', async (_what, odd) => {
    const { services } = servicesWith([odd, henry, odd]);
    for (let seed = 0; seed < 20; seed++) {
      expect(await dealFutWordle({ options: { length: '5' }, services, seed })).toEqual({ answer: henry });
    }
  });
});
