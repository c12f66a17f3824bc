import { expect, test } from 'vitest';
import { type FixtureLocks, lockFixture, type OpenPlace } from '../game-page/OneTab.tsx';

type Grant = (lock: Lock | null) => unknown;

/** Simulates the Web Locks of a browser with several tabs, for one lock name. */
class FakeLocks {
  private holder: { lose(reason: Error): void } | undefined;
  private readonly queue: (() => void)[] = [];

  readonly request = ((_name: string, options: LockOptions, grant: Grant) => {
    if (options.ifAvailable && this.holder) return Promise.resolve(grant(null));
    if (options.steal) {
      this.holder?.lose(new DOMException('', 'AbortError'));
      this.holder = undefined;
    }
    return new Promise<unknown>((resolve, reject) => {
      const start = (): void => {
        if (options.signal?.aborted) return this.next();
        const holder = { lose: reject };
        this.holder = holder;
        void Promise.resolve(grant({} as Lock)).then((value) => {
          resolve(value);
          if (this.holder === holder) this.next();
        });
      };
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      if (this.holder) this.queue.push(start);
      else start();
    });
  }) as FixtureLocks['request'];

  private next(): void {
    this.holder = undefined;
    this.queue.shift()?.();
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function openTabs() {
  const locks = new FakeLocks();
  const places: OpenPlace[] = [];
  const open = (tab: number) => lockFixture(locks, 'd147/logo-game', (place) => (places[tab] = place));
  return { places, open };
}

test('opens a fixture in one tab, and in the next tab when the first one closes', async () => {
  const { places, open } = openTabs();
  const first = open(0);
  open(1);
  await settle();
  expect(places).toEqual(['here', 'elsewhere']);
  first.release();
  await settle();
  expect(places).toEqual(['here', 'here']);
});

test('moves a fixture to the tab that takes over, and back', async () => {
  const { places, open } = openTabs();
  const [first, second] = [open(0), open(1)];
  await settle();
  second.takeOver();
  await settle();
  expect(places).toEqual(['elsewhere', 'here']);
  first.takeOver();
  await settle();
  expect(places).toEqual(['here', 'elsewhere']);
  first.release();
  await settle();
  expect(places).toEqual(['here', 'here']);
});

test('moves a fixture once for a double click', async () => {
  const { places, open } = openTabs();
  const [first, second] = [open(0), open(1)];
  await settle();
  second.takeOver();
  second.takeOver();
  await settle();
  expect(places).toEqual(['elsewhere', 'here']);
  first.takeOver();
  await settle();
  second.takeOver();
  await settle();
  expect(places).toEqual(['elsewhere', 'here']);
});

test('opens a fixture in a browser that denies locks', async () => {
  const places: OpenPlace[] = [];
  let requests = 0;
  const request = () => {
    if (++requests > 2) throw new Error('The denied lock is requested again and again.');
    return Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  };
  lockFixture({ request }, 'd147/logo-game', (place) => places.push(place));
  await settle();
  expect([places, requests]).toEqual([['here'], 1]);
});

test('does not give a released fixture to a tab that has left it meanwhile', async () => {
  const { places, open } = openTabs();
  const [first, second, third] = [open(0), open(1), open(2)];
  await settle();
  second.release();
  first.release();
  await settle();
  expect(places).toEqual(['here', 'elsewhere', 'here']);
  third.release();
});
