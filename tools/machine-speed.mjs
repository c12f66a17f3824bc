// Measures once how slow this machine is now. The limits of all test suites are multiplied by the result, so that a slow
// or busy machine does not fail a test that only needs more time.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Milliseconds of the computation below on a quiet machine with two virtual processors. */
const REFERENCE_MS = 260;
const MAX_FACTOR = 4;
const ROUNDS = 240;

/** How many times longer than on the reference machine a computation takes: from 1 to 4. */
export const slowness = Number((process.env.MACHINE_SLOWNESS ??= String(measure())));

/** Returns a time limit for this machine. @param ms the limit on the reference machine */
export function patience(ms) {
  return Math.ceil(ms * slowness);
}

/** Number of tests that can run at a time. */
export const processors = availableParallelism();

function measure() {
  compute(ROUNDS / 10);
  const start = performance.now();
  compute(ROUNDS);
  const factor = (performance.now() - start) / REFERENCE_MS;
  return Math.min(MAX_FACTOR, Math.max(1, Math.round(factor * 10) / 10));
}

/** Works like the suites do: objects, texts and regular expressions. */
function compute(rounds) {
  let text = '';
  for (let round = 0; round < rounds; round += 1) {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index * 7919, name: `player ${index ^ round}` }));
    rows.sort((a, b) => (a.id % 1009) - (b.id % 1009) || (a.name < b.name ? -1 : 1));
    text = JSON.stringify(JSON.parse(JSON.stringify(rows))).replaceAll(/player (\d+)/g, '$1');
  }
  return text.length;
}
