import { DealProblem } from '@soccer-legends/game-sdk';
import type { WordleAnswer } from '@soccer-legends/game-sdk/data';
import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { describe, expect, test } from 'vitest';
import { builtinAnswers } from './answers/builtin.ts';
import { dealFutWordle } from './deal.ts';

const known = builtinAnswers(5);
const henry = known.find(({ word }) => word === 'HENRY')!;

testDealContract('FutWordle', { deal: dealFutWordle, answer: known, options: { length: '5' } });

describe('the answer', () => {
  test.each(['4', '5', '6', '7'])('the answer is fetched with the chosen %s letters', async (length) => {
    const { services, requests } = fakeServices({ answer: builtinAnswers(Number(length)) });
    const { answer } = await dealFutWordle({ options: { length }, services, seed: 1 });
    expect(requests.map(({ path }) => path)).toEqual([`/api/futwordle/answers?length=${length}`]);
    expect(answer.word).toHaveLength(Number(length));
  });

  test('the answer is the same for the same seed', async () => {
    const deal = () =>
      dealFutWordle({ options: { length: '5' }, services: fakeServices({ answer: known }).services, seed: 42 });
    expect(await deal()).toEqual(await deal());
  });

  test('the answer is not repeated while other words of its length have not been dealt', async () => {
    const { services } = fakeServices({ answer: known });
    const words = [];
    for (let seed = 0; seed < known.length; seed++) {
      words.push((await dealFutWordle({ options: { length: '5' }, services, seed })).answer.word);
    }
    expect(new Set(words).size).toBe(known.length);
  });

  test.each([
    ['4', 4],
    ['5', 5],
    ['6', 6],
    ['7', 7],
    ['any', 0],
  ])(
    'the answer is not repeated within 200 rounds when the player always chooses %s letters',
    async (_which, fixed) => {
      const { services } = fakeServices();
      const get = (path: string) => Promise.resolve(manyWords(Number(path.at(-1))) as never);
      const words: string[] = [];
      for (let seed = 0; seed < 450; seed++) {
        const length = String(fixed || 4 + (seed % 4));
        const deal = await dealFutWordle({
          options: { length },
          services: { ...services, http: { ...services.http, get } },
          seed,
        });
        expect(words.slice(-200)).not.toContain(deal.answer.word);
        expect(deal.chosen).toBe(deal.answer.word.length === Number(length) ? undefined : Number(length));
        words.push(deal.answer.word);
      }
    },
  );

  test('the answer has the nearest length with available words if all words of the chosen length were dealt recently', async () => {
    const { services } = fakeServices();
    const get = (path: string) => Promise.resolve(manyWords(Number(path.at(-1))) as never);
    const lengths: number[] = [];
    for (let seed = 0; seed < 200; seed++) {
      const context = { options: { length: '6' }, services: { ...services, http: { ...services.http, get } }, seed };
      lengths.push((await dealFutWordle(context)).answer.word.length);
    }
    expect([...new Set(lengths)]).toEqual([6, 7]);
  });

  test('the answer is more often a famous player, but can be any player', async () => {
    const places: number[] = [];
    for (let seed = 0; seed < 1000; seed++) {
      const { services } = fakeServices({ answer: known });
      const { answer } = await dealFutWordle({ options: { length: '5' }, services, seed });
      places.push(known.findIndex(({ word }) => word === answer.word));
    }
    const half = known.length / 2;
    expect(places.filter((place) => place < half).length).toBeGreaterThan(650);
    expect(new Set(places).size).toBe(known.length);
  });
});

/** Returns as many words of each length as the bundled data has. */
function manyWords(length: number): WordleAnswer[] {
  const count = { 4: 78, 5: 139, 6: 170, 7: 143 }[length] ?? 0;
  const wordAt = (index: number) =>
    [...String(index).padStart(length, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');
  return Array.from({ length: count }, (_, index) => ({ ...henry, word: wordAt(index) }));
}

describe('without usable answers', () => {
  test.each([
    ['a failed request', new Error('503: overloaded')],
    ['a response that is not a list', { answers: known }],
    ['nothing', null],
  ])('%s is logged and the built-in list is used', async (_what, answer) => {
    const { services, logged } = fakeServices({ answer });
    const deal = await dealFutWordle({ options: { length: '5' }, services, seed: 7 });
    expect(known).toContainEqual(deal.answer);
    expect(logged).toHaveLength(1);
  });

  test('an empty list is a DealProblem with the length', async () => {
    const { services } = fakeServices({ answer: [], t: (key, values) => `${key} ${JSON.stringify(values)}` });
    const deal = dealFutWordle({ options: { length: '7' }, services, seed: 1 });
    await expect(deal).rejects.toThrow(DealProblem);
    await expect(deal).rejects.toThrow('noPlayers {"length":7}');
  });

  test.each<[string, unknown]>([
    ['another length', { ...henry, word: 'KANE' }],
    ['other letters', { ...henry, word: 'HÉNRY' }],
    ['no word', { ...henry, word: undefined }],
    ['no team for the hint', { ...henry, team: null }],
    ['no namesakes', { ...henry, also: undefined } satisfies Partial<Record<keyof WordleAnswer, unknown>>],
    ['no content', null],
  ])('an entry with %s is left out', async (_what, odd) => {
    for (let seed = 0; seed < 20; seed++) {
      const { services } = fakeServices({ answer: [odd, henry, odd] });
      expect(await dealFutWordle({ options: { length: '5' }, services, seed })).toEqual({ answer: henry });
    }
  });
});
