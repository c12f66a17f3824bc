import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from './event-source.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;

  constructor(readonly path: string) {
    super();
    FakeSource.all.push(this);
  }

  /** Closes the stream, as a browser does after a status other than 200. */
  giveUp(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }

  /** Reports an error and keeps connecting, as a browser does after a lost connection. */
  reconnect(): void {
    this.dispatchEvent(new Event('error'));
  }

  succeed(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  close(): void {
    this.readyState = 2;
  }
}

let opened = 0;
let received: string[] = [];
let close: () => void;
const last = (): FakeSource => FakeSource.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.all = [];
  [opened, received] = [0, []];
  close = connect('/api/events', {
    on: { news: (data) => received.push(data) },
    onOpen: () => (opened += 1),
  });
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test('opens a new stream after a refused connection', async () => {
  last().giveUp();
  await vi.advanceTimersByTimeAsync(800);
  last().succeed();
  last().dispatchEvent(new MessageEvent('news', { data: 'a goal' }));
  expect([FakeSource.all.length, opened, received]).toEqual([2, 1, ['a goal']]);
});

test('calls the listener when a stream opens again, because events were missed', async () => {
  last().succeed();
  last().giveUp();
  await vi.advanceTimersByTimeAsync(800);
  last().succeed();
  expect(opened).toBe(2);
});

test('increases the delay up to eight seconds, and resets it after a success', async () => {
  const delays: number[] = [];
  const failOnce = async (): Promise<void> => {
    const count = FakeSource.all.length;
    last().giveUp();
    let ms = 0;
    for (; FakeSource.all.length === count; ms += 100) await vi.advanceTimersByTimeAsync(100);
    delays.push(ms);
  };
  for (let failure = 0; failure < 6; failure += 1) await failOnce();
  last().succeed();
  await failOnce();
  expect(delays).toEqual([800, 1600, 3200, 6400, 8000, 8000, 800]);
});

test('leaves a lost connection to the retry of the browser', async () => {
  last().reconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(1);
});

test('opens no stream after it was stopped', async () => {
  last().giveUp();
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(1);
});
