import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPicture } from './load-picture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, string, number, string, number[], boolean?]>([
  ['loads at once', '/art/crest/1.svg', 0, 'loaded', [0]],
  ['fails twice', '/art/crest/1.svg?m=memo', 2, 'loaded', [0, 500, 1500]],
  ['always fails', '/art/crest/1.svg', Infinity, 'broken', [0, 500, 1500]],
  ['fails offline', '/art/crest/1.svg', Infinity, 'broken', [0], false],
  ['belongs to another site', 'https://pictures.example/1.png', Infinity, 'broken', [0]],
])('a picture that %s', async (_what, src, failures, outcome, times, online = true) => {
  vi.stubGlobal('navigator', { onLine: online });
  const start = Date.now();
  const loads: number[] = [];
  const loaded = loadPicture(src, () => {
    loads.push(Date.now() - start);
    return loads.length > failures ? Promise.resolve({} as HTMLImageElement) : Promise.reject(new Error('broken'));
  }).then(
    () => 'loaded',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await loaded, loads]).toEqual([outcome, times]);
});
