import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

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
  #last = Promise.resolve();

  request(_name: string, { signal }: { signal: AbortSignal }, callback: () => Promise<void>): Promise<void> {
    return (this.#last = this.#last.then(() => (signal.aborted ? undefined : callback())));
  }
}

interface Tab {
  heard: string[];
  close(): void;
}

const tabs: Tab[] = [];
const page = Object.assign(new EventTarget(), { hidden: false });

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

test('a tab that joins later gets the latest event of each name, and the others get it only once', async () => {
  const first = await openTab();
  sources[0]!.open();
  sources[0]!.send('news', 'a goal');
  sources[0]!.send('news', 'a second goal');
  const second = await openTab();
  expect(first.heard).toEqual(['open', 'a goal', 'a second goal']);
  expect(second.heard).toEqual(['open', 'a second goal']);
  await openTab();
  expect(second.heard).toHaveLength(2);
});

test('another tab opens the stream when the one with the stream is closed', async () => {
  const first = await openTab();
  sources[0]!.open();
  const second = await openTab();
  first.close();
  await settle();
  expect(sources).toHaveLength(1);
  sources[0]!.open();
  sources[0]!.send('news', 'a goal');
  expect(second.heard).toEqual(['open', 'open', 'a goal']);
});

test('a tab that was closed before it got the stream does not open one', async () => {
  const first = await openTab();
  (await openTab()).close();
  first.close();
  await settle();
  expect(sources).toEqual([]);
});

test.each([
  ['with Web Locks', true],
  ['without Web Locks, as on a plain HTTP address', false],
])('a hidden tab has no stream, %s', async (_where, hasLocks) => {
  if (!hasLocks) vi.stubGlobal('navigator', {});
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

test('a page that is left has no stream until it returns from the back/forward cache', async () => {
  await openTab();
  page.dispatchEvent(new Event('pagehide'));
  await settle();
  expect(sources).toEqual([]);
  page.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(sources).toHaveLength(1);
});
