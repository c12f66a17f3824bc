import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTrackedResources, type TrackedResources } from '../tracked-resources.ts';
import { gamePage, openGamePage, type GamePage } from './game-page.ts';

let count = 0;
let key: string;
let page: GamePage;
let visit: TrackedResources;
const ran = vi.fn<(...given: unknown[]) => void>();

function open(): TrackedResources {
  const resources = createTrackedResources((error) => {
    throw error;
  });
  openGamePage(key, resources);
  return resources;
}

beforeEach(() => {
  vi.useFakeTimers();
  key = `game-${(count += 1)}`;
  page = gamePage(key);
  visit = open();
});
afterEach(() => {
  visit.releaseAll();
  vi.useRealTimers();
  ran.mockReset();
});

test.each<[string, (game: GamePage) => void]>([
  ['a timeout', (game) => void game.setTimeout(ran, 10)],
  ['an interval', (game) => void game.setInterval(ran, 10)],
  ['an animation frame', (game) => void game.requestAnimationFrame(ran)],
])('%s ends with the visit', (_what, start) => {
  start(page);
  expect(visit.counts().timer).toBe(1);
  visit.releaseAll();
  vi.advanceTimersByTime(1000);
  expect([ran.mock.calls.length, visit.counts().timer]).toEqual([0, 0]);
});

test('a timeout passes its arguments, and is no longer counted after it has run', () => {
  page.setTimeout(ran, 10, 'a', 1);
  vi.advanceTimersByTime(10);
  expect(ran.mock.calls).toEqual([['a', 1]]);
  expect(visit.counts().timer).toBe(0);
});

test('an interval runs until it is cleared', () => {
  const id = page.setInterval(ran, 10);
  vi.advanceTimersByTime(30);
  page.clearInterval(id);
  vi.advanceTimersByTime(30);
  expect([ran.mock.calls.length, visit.counts().timer]).toEqual([3, 0]);
});

describe('listeners of the page', () => {
  const listen = () => page.listenOn(() => window);
  const unlisten = () => page.unlistenOn(() => window);

  test('end with the visit', () => {
    listen()('blur', ran);
    window.dispatchEvent(new Event('blur'));
    visit.releaseAll();
    window.dispatchEvent(new Event('blur'));
    expect(ran).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the same options', true, true, 0],
    ['an object that says the same', true, { capture: true }, 0],
    ['another phase', false, true, 1],
  ])('are removed with %s', (_what, added, removed, left) => {
    listen()('blur', ran, added);
    unlisten()('blur', ran, removed);
    expect(visit.counts().listener).toBe(left);
    window.dispatchEvent(new Event('blur'));
    expect(ran).toHaveBeenCalledTimes(left);
  });
});

test('an observer ends with the visit', () => {
  const disconnected = vi.fn();
  class Native {
    observe(): void {}
    disconnect(): void {
      disconnected();
    }
  }
  const observer = new (page.observer(() => Native))();
  observer.observe();
  expect(visit.counts().observer).toBe(1);
  visit.releaseAll();
  expect(disconnected).toHaveBeenCalledTimes(1);
  // A module of the game keeps the observer for the next visit.
  visit = open();
  observer.observe();
  expect(visit.counts().observer).toBe(1);
});

test('a call of fetch ends with the visit, and by its own signal', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_input: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const own = new AbortController();
  void page.fetch('/a', { signal: own.signal });
  void page.fetch('/b');
  own.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  visit.releaseAll();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('clears only its own entries of a storage', () => {
  localStorage.setItem('preferences', 'dark');
  const storage = page.storage(() => localStorage);
  storage.setItem('best', '3');
  expect([storage.getItem('best'), storage.getItem('preferences'), storage.length, storage.key(0)]).toEqual([
    '3',
    null,
    1,
    'best',
  ]);
  expect(localStorage.getItem(`game:${key}:best`)).toBe('3');
  storage.clear();
  expect([storage.length, localStorage.getItem('preferences')]).toEqual([0, 'dark']);
});

describe('after the visit', () => {
  beforeEach(() => visit.releaseAll());

  test('timers and listeners have no effect', () => {
    page.setTimeout(ran, 1);
    page.setInterval(ran, 1);
    page.listenOn(() => window)('blur', ran);
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event('blur'));
    expect(ran).not.toHaveBeenCalled();
  });

  test('a call of fetch is aborted', async () => {
    await expect(page.fetch('/a')).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('the next visit starts timers again', () => {
    open();
    page.setTimeout(ran, 1);
    vi.advanceTimersByTime(1);
    expect(ran).toHaveBeenCalledTimes(1);
  });
});

test('the end of an earlier visit does not stop a later one', () => {
  const later = open();
  visit.releaseAll();
  page.setTimeout(ran, 1);
  expect(later.counts().timer).toBe(1);
});

test('what the code started when it was loaded ends with the first visit', () => {
  key = 'game-early';
  gamePage(key).setInterval(ran, 10);
  visit = open();
  vi.advanceTimersByTime(10);
  visit.releaseAll();
  vi.advanceTimersByTime(100);
  expect(ran).toHaveBeenCalledTimes(1);
});
