import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../queries/query-client.ts';
import { gameHttp } from './game-http.ts';

let statuses: number[] = [];
let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path);
    const status = statuses.shift() ?? 200;
    return Promise.resolve(Response.json({ status }, { status }));
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeOf(answer: Promise<unknown>): Promise<unknown> {
  const outcome = answer.then(
    () => 'answered',
    (error: Error) => error.message.slice(0, 3),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test.each([
  ['500 is retried', [500, 503], 'answered', 3],
  ['429 is retried', [429, 429], 'answered', 3],
  ['400 is not retried', [400], '400', 1],
  ['404 is not retried', [404], '404', 1],
  ['500 is retried as often as allowed', [500, 500, 500], '500', 3],
])('%s', async (_what, failures, outcome, count) => {
  statuses = [...failures];
  expect(await outcomeOf(gameHttp('cups').get('/api/x', { retries: 2, retryDelayMs: 10 }))).toBe(outcome);
  expect(requests).toHaveLength(count);
});

test('a retry waits for its delay', async () => {
  statuses = [503];
  const answer = gameHttp('cups').get('/api/x', { retries: 1, retryDelayMs: 300 });
  await vi.advanceTimersByTimeAsync(299);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  await answer;
});

test('an answer stays fresh as long as asked, for its own game only', async () => {
  const options = { freshMs: 1000 };
  await gameHttp('cups').get('/api/x', options);
  await gameHttp('cups').get('/api/x', options);
  expect(requests).toHaveLength(1);
  await gameHttp('kits').get('/api/x', options);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1001);
  await gameHttp('cups').get('/api/x', options);
  expect(requests).toHaveLength(3);
});

test('a POST is never sent twice', async () => {
  statuses = [503];
  expect(await outcomeOf(gameHttp('cups').post('/api/x', {}, { retries: 3 }))).toBe('503');
  expect(requests).toHaveLength(1);
});
