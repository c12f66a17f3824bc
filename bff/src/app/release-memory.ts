import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { Injectable } from '@nestjs/common';
import { Bus } from '../platform/events/bus.ts';

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

/** Releases memory ten seconds after the last change of the catalogue. */
@Injectable()
export class MemoryTimer {
  private waiting: NodeJS.Timeout | undefined;

  constructor(bus: Bus) {
    bus.onCatalogueChange(() => this.restart());
  }

  /** Waits until indexes have been built, and until the last of the many changes of a sync. */
  private restart(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(releaseMemory, 10_000).unref();
  }
}
