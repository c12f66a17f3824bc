import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryPictures } from './retry-pictures.ts';

let stop: () => void;
let picture: HTMLImageElement;
let broken = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  stop = retryPictures();
  broken = 0;
  picture = document.body.appendChild(document.createElement('img'));
  picture.addEventListener('error', () => (broken += 1));
});
afterEach(() => {
  stop();
  picture.remove();
  vi.useRealTimers();
});

/**
 * Makes loads of the picture fail. Returns the start of each load in milliseconds.
 * @param onlineAt when the device is online again
 */
async function loadsOf(src: string, failures = Infinity, onlineAt = 60_000): Promise<number[]> {
  const start = Date.now();
  const loads: number[] = [];
  let failed = 0;
  Object.defineProperty(picture, 'src', {
    configurable: true,
    get: () => src,
    set: () => {
      loads.push(Date.now() - start);
      picture.dispatchEvent(new Event(failed++ < failures ? 'error' : 'load'));
    },
  });
  picture.src = src;
  await vi.advanceTimersByTimeAsync(onlineAt);
  if (onlineAt < 60_000) window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000 - onlineAt);
  return loads;
}

const own = `${location.origin}/art/crest/1.svg`;

test.each<[string, string, number, number[], number]>([
  ['loads at once', own, 0, [0], 0],
  ['fails once', own, 1, [0, 1000], 0],
  ['fails three times', own, 3, [0, 1000, 3000, 7000], 0],
  ['always fails', own, Infinity, [0, 1000, 3000, 7000], 1],
  ['belongs to another site', 'https://pictures.example/1.png', Infinity, [0], 1],
])('a picture that %s', async (_what, src, failures, loads, errors) => {
  expect([await loadsOf(src, failures), broken]).toEqual([loads, errors]);
});

test.each<[string, number, number, number[]]>([
  ['waits for its second retry', 2, 1500, [0, 1000, 1500]],
  ['has no retries left', 4, 20_000, [0, 1000, 3000, 7000, 20_000]],
  ['fails again, because the connection is not ready', 5, 20_000, [0, 1000, 3000, 7000, 20_000, 21_000]],
  ['has loaded after a retry', 1, 20_000, [0, 1000]],
])('back online, a picture that %s', async (_what, failures, onlineAt, loads) => {
  expect(await loadsOf(own, failures, onlineAt)).toEqual(loads);
});

test('does not reload a picture that was removed from the page', async () => {
  const loads = loadsOf(own);
  picture.remove();
  expect(await loads).toEqual([0]);
});

test('does not stop the error events of other elements', () => {
  const script = document.body.appendChild(document.createElement('script'));
  let errors = 0;
  script.addEventListener('error', () => (errors += 1));
  script.dispatchEvent(new Event('error'));
  script.remove();
  expect(errors).toBe(1);
});
