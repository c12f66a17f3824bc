import type { Http } from '@soccer-legends/game-sdk';
import { expect, test } from 'vitest';
import { trainingHttp } from './use-game-services.ts';

/** Returns the calls that reach the server, with the options or body of each. */
async function callsOf(due: readonly number[], request: (http: Http) => Promise<unknown>): Promise<unknown[]> {
  const calls: unknown[] = [];
  const record = <Answer>(...call: unknown[]): Promise<Answer> => {
    calls.push(call);
    return Promise.resolve(undefined as Answer);
  };
  await request(trainingHttp({ get: record, post: record }, () => Promise.resolve(due)));
  return calls.flat();
}

test.each<[string, readonly number[], string?]>([
  ['/api/players?limit=300', [7, 5], '/api/players/sample?limit=300&prefer=7,5'],
  ['/api/players?limit=30', [7], '/api/players/sample?limit=30&prefer=7'],
  ['/api/players?limit=30', []],
  ['/api/players?limit=301', [7]],
  ['/api/players/7', [7]],
  ['/api/players/search?q=a?limit=30', [7]],
  ['https://a.b/api/players?limit=30', [7]],
])('GET %s with the due players %j also calls %s', async (path, due, sample) => {
  const options = { retries: 2 };
  const calls = [path, options, ...(sample === undefined ? [] : [sample, options])];
  expect(await callsOf(due, (http) => http.get(path, options))).toEqual(calls);
});

test.each<[string, (path: string) => Promise<string>, string]>([
  ['the sample', (path) => Promise.resolve(path), '/api/players/sample?limit=30&prefer=7'],
  [
    'the list of the game if the sample fails',
    (path) => (path.includes('sample') ? Promise.reject(new Error('503')) : Promise.resolve(path)),
    '/api/players?limit=30',
  ],
])('a list with a due player is %s', async (_what, answer, expected) => {
  const get = (path: string) => answer(path) as Promise<never>;
  const http = trainingHttp({ get, post: get }, () => Promise.resolve([7]));
  expect(await http.get('/api/players?limit=30')).toBe(expected);
});

test.each<[string, unknown, readonly number[], unknown]>([
  ['/api/game/new', undefined, [7], { prefer: [7] }],
  ['/api/game/new', { exclude: [1] }, [7], { exclude: [1], prefer: [7] }],
  ['/api/game/new', { exclude: [1] }, [], { exclude: [1] }],
  ['/api/game/guess', { gameId: 'a' }, [7], { gameId: 'a' }],
])('POST %s with %j and the due players %j sends %j', async (path, body, due, sent) => {
  expect(await callsOf(due, (http) => http.post(path, body))).toEqual([path, sent, undefined]);
});

test('calls that draw no players do not wait for the ledger', async () => {
  const http = trainingHttp(
    { get: <Answer>() => Promise.resolve('answer' as Answer), post: <Answer>() => Promise.resolve('sent' as Answer) },
    () => new Promise(() => undefined),
  );
  expect(await http.get('/api/coaches')).toBe('answer');
  expect(await http.post('/api/player-grid/recall', {})).toBe('sent');
});
