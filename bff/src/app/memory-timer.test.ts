import { syncBuiltinESMExports } from 'node:module';
import v8 from 'node:v8';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bus, type Change } from '../platform/events/bus.ts';
import { MemoryTimer } from './release-memory.ts';

const FLAGS: Readonly<Record<string, string>> = { '--optimize-for-size': 'on', '--no-optimize-for-size': 'off' };

let heapBytes: number;
/** The flags that V8 received, with the seconds since the start. */
let received: string[];
let bus: Bus;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  heapBytes = 300e6;
  received = [];
  const statistics = v8.getHeapStatistics();
  vi.spyOn(v8, 'getHeapStatistics').mockImplementation(() => ({ ...statistics, total_heap_size: heapBytes }));
  vi.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => {
    received.push(`${FLAGS[flag] ?? flag} after ${Date.now() / 1000} s`);
  });
  syncBuiltinESMExports();
  bus = new Bus();
  new MemoryTimer(bus);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test.each([
  ['a change', [0], ['on after 10 s', 'off after 20 s']],
  ['a second change before the end of the wait', [0, 9], ['on after 19 s', 'off after 29 s']],
  ['the changes of a sync', [0, 5, 10, 15, 20], ['on after 30 s', 'off after 40 s']],
  ['a change during the preference', [0, 15], ['on after 10 s', 'off after 20 s', 'on after 25 s', 'off after 35 s']],
])('V8 prefers memory for ten seconds, ten seconds after %s', (_what, changes, expected) => {
  for (const second of changes) {
    vi.advanceTimersByTime(second * 1000 - Date.now());
    bus.publish({ type: 'catalogue' });
  }
  vi.advanceTimersByTime(60_000);
  expect(received).toEqual(expected);
});

test.each<[string, Change, number]>([
  ['a change of the registry', { type: 'registry' }, 300e6],
  ['a change with a small heap', { type: 'catalogue' }, 100e6],
])('V8 does not prefer memory after %s', (_what, change, bytes) => {
  heapBytes = bytes;
  bus.publish(change);
  vi.advanceTimersByTime(60_000);
  expect(received).toEqual([]);
});
