import { setImmediate as nextTurn } from 'node:timers/promises';

/** During a shorter turn of the event loop, new requests are unlikely. */
const QUIET_TURN_MS = 1;
const MAX_TURNS = 1000;

/**
 * Waits until all requests that have arrived are read. Closing resets connections that are not accepted yet, and idle ones
 * with an unread request. A proxy repeats such a request only if it is idempotent.
 */
export async function readArrived(): Promise<void> {
  await nextTurn();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const start = performance.now();
    await nextTurn();
    if (performance.now() - start < QUIET_TURN_MS) return;
  }
}
