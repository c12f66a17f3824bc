import { expect, test } from 'vitest';
import { DealtResponses } from './dealt-responses.ts';
import { CACHES } from '../../platform/caches/cache-budget.ts';
import type { FrozenDraws } from './frozen-draws.ts';
import { SeededRandom } from '../../platform/environment/random-source.ts';

const DRAW = 'x'.repeat(500_000);
/** More days than the cache can hold. */
const TOO_MANY = Math.ceil(CACHES.deals.maxBytes / DRAW.length);

/** Returns responses to calls with a token, and the tokens whose draws were read. */
function dealtResponses() {
  const read: string[] = [];
  const draws = {
    require: () => Promise.resolve(),
    read(token: string) {
      read.push(token);
      return Promise.resolve([token, DRAW]);
    },
  } as unknown as FrozenDraws;
  const responses = new DealtResponses(draws, new SeededRandom(1));
  const respond = (token: string) => responses.respond(token, { draw: 'words', make: () => undefined, empty: [] });
  return { read, respond };
}

const archive = (count: number) => Array.from({ length: count }, (_, day) => `d${day + 1}`);

test('DealtResponses reads a draw once for repeated requests', async () => {
  const { read, respond } = dealtResponses();
  const [first] = await Promise.all([respond('d147'), respond('d147')]);
  expect(await respond('d147')).toBe(first);
  expect(read).toEqual(['d147']);
});

test('DealtResponses keeps the response of a day that is requested repeatedly among many other days', async () => {
  const { read, respond } = dealtResponses();
  await respond('d147');
  for (const token of archive(TOO_MANY)) {
    await respond(token);
    await respond('d147');
  }
  expect(read.filter((token) => token === 'd147')).toEqual(['d147']);
});

test('DealtResponses drops the least recently requested response', async () => {
  const { read, respond } = dealtResponses();
  const days = archive(TOO_MANY);
  for (const token of days) await respond(token);
  await respond(days.at(-1)!);
  expect(read).toEqual(days);
  await respond(days[0]!);
  expect(read).toEqual([...days, days[0]]);
});

test('DealtResponses keeps no response of a challenge', async () => {
  const { read, respond } = dealtResponses();
  for (let request = 0; request < 2; request += 1) await respond('c7k3m9qx2v4');
  expect(read).toHaveLength(2);
});
