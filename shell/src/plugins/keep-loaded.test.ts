import { expect, test } from 'vitest';
import { keepLoaded } from './remote-loading.ts';

test('loads again after a failure, and not after a success', async () => {
  const attempts: number[] = [];
  const load = keepLoaded((attempt) => {
    attempts.push(attempt);
    return attempt < 2 ? Promise.reject(new Error(`attempt ${attempt}`)) : Promise.resolve('loaded');
  });
  await expect(load(0)).rejects.toThrow('attempt 0');
  await expect(load(1)).rejects.toThrow('attempt 1');
  expect([await load(2), await load(3)]).toEqual(['loaded', 'loaded']);
  expect(attempts).toEqual([0, 1, 2]);
});

test('does not wait for an earlier attempt that never settles', async () => {
  const load = keepLoaded((attempt) => (attempt === 0 ? new Promise<string>(() => {}) : Promise.resolve('loaded')));
  void load(0);
  expect(await load(1)).toBe('loaded');
});
