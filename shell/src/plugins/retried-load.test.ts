import { RETRY_PATHS } from '@soccer-legends/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RetriedLoad } from './remote-loading.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A load whose first attempts fail. */
function loadFailing(times: number) {
  const attempts: number[] = [];
  const load = new RetriedLoad((attempt) => {
    attempts.push(attempt);
    return attempts.length <= times ? Promise.reject(new Error(`attempt ${attempt}`)) : Promise.resolve('loaded');
  });
  return { attempts, load };
}

test('uses the next path for each attempt after a failure', async () => {
  const { attempts, load } = loadFailing(2);
  await expect(load.load()).rejects.toThrow('attempt 0');
  await expect(load.load()).rejects.toThrow('attempt 1');
  await expect(load.load()).resolves.toBe('loaded');
  expect(attempts).toEqual([0, 1, 2]);
});

test('shares a load among concurrent calls, and returns its result to later calls', async () => {
  const { attempts, load } = loadFailing(0);
  expect(await Promise.all([load.load(), load.load()])).toEqual(['loaded', 'loaded']);
  expect(await load.load()).toBe('loaded');
  expect([attempts, load.done]).toEqual([[0], 'loaded']);
});

test('offers a retry while a path is left', async () => {
  const { load } = loadFailing(Infinity);
  const offered: boolean[] = [];
  for (let failure = 0; failure <= RETRY_PATHS; failure += 1) {
    await load.load().catch(() => undefined);
    offered.push(load.canRetry);
  }
  expect(offered).toEqual([...Array<boolean>(RETRY_PATHS).fill(true), false]);
});

test('fails a load after 8 s without a response, and uses the next path for the following load', async () => {
  const attempts: number[] = [];
  const load = new RetriedLoad((attempt) => {
    attempts.push(attempt);
    return new Promise<string>(() => undefined);
  });
  const outcome = vi.fn();
  load.load().catch(outcome);
  await vi.advanceTimersByTimeAsync(7999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('Loading took longer than 8000 ms.'));
  load.load().catch(outcome);
  expect(attempts).toEqual([0, 1]);
});
