import { getHeapStatistics } from 'node:v8';
import { expect, test, vi } from 'vitest';
import { releaseMemory } from './release-memory.ts';

/** Keeps every tenth of the objects that it creates, so that the heap has gaps, as after reading tables. */
function fillHeap(objects: number): object[] {
  const all = Array.from({ length: objects }, (_, id) => ({ id, name: 'a', other: [id] }));
  return all.filter(({ id }) => id % 10 === 0);
}

test('makes a large heap as small as its objects while the program goes on', async () => {
  const kept = fillHeap(2_500_000);
  const before = getHeapStatistics().total_heap_size;
  releaseMemory();
  await vi.waitFor(
    () => {
      kept.push(...fillHeap(10_000));
      expect((before - getHeapStatistics().total_heap_size) / 1e6).toBeGreaterThan(50);
    },
    { timeout: 20_000, interval: 20 },
  );
  expect(kept.length).toBeGreaterThan(250_000);
});
