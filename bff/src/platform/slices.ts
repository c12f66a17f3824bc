import { setImmediate as afterRequests } from 'node:timers/promises';

/** Work that yields after every few items, so that requests can be answered meanwhile. */
export type Steps<Result> = Generator<undefined, Result>;

const SLICE_MS = 4;

export function advanceSlice<Result>(steps: Steps<Result>): IteratorReturnResult<Result> | undefined {
  for (const end = performance.now() + SLICE_MS; ;) {
    const step = steps.next();
    if (step.done) return step;
    if (performance.now() >= end) return undefined;
  }
}

/** Does the work in short slices between requests. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const done = advanceSlice(steps);
    if (done) return done.value;
    await afterRequests();
  }
}

/** Does the work without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const ITEMS_OF_A_STEP = 200;

/** Visits each item, and yields after every few of them. */
export function* inSteps<Item>(items: Iterable<Item>, visit: (item: Item) => void): Steps<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % ITEMS_OF_A_STEP === 0) yield;
  }
}
