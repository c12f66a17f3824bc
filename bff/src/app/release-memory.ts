import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '../features/catalogue/catalogue.port.ts';
import { Clock } from '../platform/environment/clock.ts';

/** The indexes of the catalogue are built meanwhile. */
const SETTLING_MS = 8000;
/** With a few thousand players, the heap stays below it. */
const LARGE_HEAP_BYTES = 200e6;

/**
 * Returns the memory of a rebuild of the catalogue to the operating system. With a hundred thousand players, the heap of V8
 * is otherwise twice as large as its objects, for as long as few requests arrive.
 */
@Injectable()
export class ReleaseMemory {
  private releasedFor = 0;

  constructor(
    @Inject(ReadModel) private readonly readModel: Pick<ReadModel, 'rebuiltAt'>,
    private readonly clock: Clock,
  ) {}

  /** Collects garbage at most once for each rebuild, because that blocks requests for 0.1 to 0.2 s. */
  run(): void {
    const { rebuiltAt } = this.readModel;
    if (rebuiltAt === this.releasedFor || this.clock.now().getTime() - rebuiltAt < SETTLING_MS) return;
    this.releasedFor = rebuiltAt;
    if (getHeapStatistics().total_heap_size > LARGE_HEAP_BYTES) collectGarbage();
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  // The only kind of collection that also moves objects together and frees the pages between them.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
