import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** With a few thousand players, the heap stays below it. */
const LARGE_HEAP_BYTES = 200e6;

/**
 * Returns the memory that a start needed to the operating system. With a hundred thousand players, the heap of V8 is
 * otherwise twice as large as its objects, for as long as few requests arrive. Requests wait for about 0.4 s for each 100 MB
 * of objects.
 */
export function releaseMemory(): void {
  if (getHeapStatistics().total_heap_size > LARGE_HEAP_BYTES) collectGarbage();
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  // The only kind of collection that also moves objects together and frees the pages between them.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
