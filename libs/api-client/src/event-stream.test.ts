import { setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream, openPageStream } from './event-stream.ts';

/** The connections of all tabs. */
let sources: FakeSource[] = [];

class FakeSource extends EventTarget {
  constructor(readonly path: string) {
    super();
    sources.push(this);
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  send(name: string, data: string): void {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }

  close(): void {
    sources = sources.filter((source) => source !== this);
  }
}

/** Web Locks of one browser. */
class FakeLocks {
  #queue: (() => void)[] = [];
  #holder: { lose: (reason: Error) => void } | undefined;

  request(_name: string, { steal = false, signal }: LockOptions, callback: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      const hold = (): void => {
        if (signal?.aborted) return this.#next();
        const holder = (this.#holder = { lose: reject });
        void callback().then(() => {
          resolve();
          if (this.#holder === holder) this.#next();
        });
      };
      if (steal) this.#holder?.lose(new DOMException('Stolen', 'AbortError'));
      if (steal || !this.#holder) hold();
      else this.#queue.push(hold);
    });
  }

  #next(): void {
    this.#holder = undefined;
    this.#queue.shift()?.();
  }
}

interface Tab {
  heard: string[];
  close(): void;
}

const tabs: Tab[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });
setMaxListeners(100, page);

beforeEach(() => {
  sources = [];
  page.hidden = false;
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
});
afterEach(() => {
  for (const { close } of tabs.splice(0)) close();
});

async function openTab(): Promise<Tab> {
  const heard: string[] = [];
  const close = openEventStream('/api/events', {
    on: { news: (data) => heard.push(data) },
    onOpen: () => heard.push('open'),
  });
  tabs.push({ heard, close });
  await settle();
  return tabs.at(-1)!;
}

/** Waits until all messages between tabs have arrived. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await setImmediate();
}

async function setHidden(hidden: boolean): Promise<void> {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

test('eight tabs share one stream', async () => {
  const all: Tab[] = [];
  for (let count = 0; count < 8; count++) all.push(await openTab());
  expect(sources).toHaveLength(1);
  sources[0]!.open();
  sources[0]!.send('news', 'a goal');
  await settle();
  expect(all.map(({ heard }) => heard)).toEqual(all.map(() => ['open', 'a goal']));
});

test('a hidden tab that joins later gets the latest event of each name, and the others get it only once', async () => {
  const first = await openTab();
  sources[0]!.open();
  sources[0]!.send('news', 'a goal');
  sources[0]!.send('news', 'a second goal');
  page.hidden = true;
  const second = await openTab();
  expect(first.heard).toEqual(['open', 'a goal', 'a second goal']);
  expect(second.heard).toEqual(['open', 'a second goal']);
  await openTab();
  expect(second.heard).toHaveLength(2);
});

test('a tab that becomes visible takes the stream from one that may be suspended', async () => {
  const first = await openTab();
  const [suspended] = sources;
  page.hidden = true;
  const second = await openTab();
  expect(sources).toEqual([suspended]);
  await setHidden(false);
  expect(sources).toHaveLength(1);
  expect(sources).not.toContain(suspended);
  sources[0]!.open();
  sources[0]!.send('news', 'a goal');
  await settle();
  expect([first.heard, second.heard]).toEqual([
    ['open', 'a goal'],
    ['open', 'a goal'],
  ]);
});

test('another tab opens the stream when the one with the stream is closed', async () => {
  const first = await openTab();
  const second = await openTab();
  const third = await openTab();
  third.close();
  await settle();
  expect(sources).toHaveLength(1);
  sources[0]!.open();
  sources[0]!.send('news', 'a goal');
  await settle();
  expect([first.heard, second.heard]).toEqual([
    ['open', 'a goal'],
    ['open', 'a goal'],
  ]);
});

test('no tab has a stream after all were closed', async () => {
  const both = [await openTab(), await openTab()];
  for (const { close } of both) close();
  await settle();
  expect(sources).toEqual([]);
});

test('a hidden tab has no stream without Web Locks, as on a plain HTTP address', async () => {
  vi.stubGlobal('navigator', {});
  const { heard } = await openTab();
  sources[0]!.open();
  await setHidden(true);
  expect(sources).toEqual([]);
  await setHidden(false);
  sources[0]!.open();
  expect(heard).toEqual(['open', 'open']);
});

test('every visible tab has its own stream without Web Locks', async () => {
  vi.stubGlobal('navigator', {});
  await openTab();
  await openTab();
  expect(sources).toHaveLength(2);
});

test('a stream that only one page needs is closed while the page is hidden, so that it blocks no other tabs', async () => {
  const close = openPageStream('/api/admin/facts/players/7/editors', { on: {} });
  expect(sources).toHaveLength(1);
  await setHidden(true);
  expect(sources).toEqual([]);
  await setHidden(false);
  expect(sources).toHaveLength(1);
  close();
  expect(sources).toEqual([]);
});

test('a page that is left has no stream until it returns from the back/forward cache', async () => {
  await openTab();
  page.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(sources).toEqual([]);
  page.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(sources).toHaveLength(1);
});
