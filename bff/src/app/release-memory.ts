import { getHeapStatistics, setFlagsFromString } from 'node:v8';

/** With a few thousand players, the heap stays below it. */
const LARGE_HEAP_BYTES = 200e6;
/** V8 considers a collection every eight seconds. */
const PREFERENCE_MS = 10_000;

/**
 * Lets V8 return the memory that a start needed to the operating system. With a hundred thousand players, the heap is otherwise
 * twice as large as its objects. For ten seconds V8 prefers memory to speed: as always, it marks objects while requests are
 * answered, but then it also moves them together and frees the pages between them. A rebuild of the catalogue in these seconds
 * takes longer.
 */
export function releaseMemory(): void {
  if (getHeapStatistics().total_heap_size <= LARGE_HEAP_BYTES) return;
  setFlagsFromString('--optimize-for-size');
  setTimeout(() => setFlagsFromString('--no-optimize-for-size'), PREFERENCE_MS).unref();
}
