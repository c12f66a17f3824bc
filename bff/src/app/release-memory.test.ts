import { getHeapStatistics } from 'node:v8';
import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../platform/environment/clock.ts';
import { ReleaseMemory } from './release-memory.ts';

let now: number;
class SetClock extends Clock {
  override now(): Date {
    return new Date(now);
  }

  override wait(): Promise<void> {
    return Promise.resolve();
  }
}

/** Fills the heap with objects of which every tenth stays, as after reading tables. */
function fillHeap(): object[] {
  const all = Array.from({ length: 2_500_000 }, (_, id) => ({ id, name: 'a', other: [id] }));
  return all.filter(({ id }) => id % 10 === 0);
}

/** Returns whether the heap becomes much smaller. */
function releases(memory: ReleaseMemory): boolean {
  const before = getHeapStatistics().total_heap_size;
  memory.run();
  return getHeapStatistics().total_heap_size < before - 50e6;
}

const readModel = { rebuiltAt: 0 };
let kept: object[];
beforeEach(() => {
  now = 100_000;
  readModel.rebuiltAt = now;
  kept = fillHeap();
});

test('releases the memory of a rebuild once, when its indexes are built', () => {
  const memory = new ReleaseMemory(readModel, new SetClock());
  now += 7999;
  expect(releases(memory)).toBe(false);
  now += 1;
  expect(releases(memory)).toBe(true);
  kept = fillHeap();
  now += 60_000;
  expect(releases(memory)).toBe(false);
  readModel.rebuiltAt = now;
  now += 8000;
  expect(releases(memory)).toBe(true);
  expect(kept).toHaveLength(250_000);
});
