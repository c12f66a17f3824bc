import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { releaseMemory } from './release-memory.ts';

/** Keeps every tenth of the objects that it creates, so that the heap has gaps, as after reading tables. */
function fillHeap(objects: number): object[] {
  const all = Array.from({ length: objects }, (_, id) => ({ id, name: 'a', other: [id] }));
  return all.filter(({ id }) => id % 10 === 0);
}

/** Returns how much smaller the heap becomes, in MB. */
function released(): number {
  const before = getHeapStatistics().total_heap_size;
  releaseMemory();
  return (before - getHeapStatistics().total_heap_size) / 1e6;
}

test('makes a large heap as small as its objects', () => {
  const kept = fillHeap(2_500_000);
  expect(released()).toBeGreaterThan(50);
  expect(kept).toHaveLength(250_000);
});
