import { expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/http/log.ts';
import type { StopSignals } from './run-continuation.ts';
import type { RunWorker } from './run-worker.ts';
import type { SyncRuns } from './sync-runs.ts';
import { WorkerLoop } from './worker-loop.ts';

/** Returns a loop whose worker calls `work`. No run is due until the loop is woken. */
async function loopOf(work: (stop: StopSignals) => Promise<boolean>): Promise<{ loop: WorkerLoop; logged: string[] }> {
  const logged: string[] = [];
  const log = createLog('error', 'worker', { write: (line) => void logged.push(line) });
  const worker = { work, renewLease: () => Promise.resolve() } as unknown as RunWorker;
  const runs = { isAnyDue: () => Promise.resolve(false) } as unknown as SyncRuns;
  const loop = new WorkerLoop(worker, runs, { shared: true } as Database, log);
  await loop.tick();
  return { loop, logged };
}

test('looks for a run again if it is woken during a search', async () => {
  let looked = 0;
  const { loop } = await loopOf(() => {
    looked += 1;
    if (looked === 1) loop.wake();
    return Promise.resolve(false);
  });
  loop.wake();
  await expect.poll(() => looked).toBe(2);
});

test('continues with the next run after each one, and stops when there is none', async () => {
  const results = [true, true, false];
  const { loop } = await loopOf(() => Promise.resolve(results.shift() ?? false));
  loop.wake();
  await expect.poll(() => results).toEqual([]);
});

test('continues after an error', async () => {
  let looked = 0;
  const { loop, logged } = await loopOf(() => {
    looked += 1;
    return looked === 1 ? Promise.reject(new Error('The database is gone.')) : Promise.resolve(false);
  });
  loop.wake();
  await expect.poll(() => logged).toHaveLength(1);
  loop.wake();
  await expect.poll(() => looked).toBe(2);
});

test('finishes the current item at a shutdown and looks for no other run', async () => {
  let looked = 0;
  let stop: StopSignals | undefined;
  const { loop } = await loopOf((signals) => {
    looked += 1;
    stop = signals;
    return new Promise((resolve) => signals.afterItem.addEventListener('abort', () => resolve(true)));
  });
  loop.wake();
  await loop.onModuleDestroy();
  loop.wake();
  expect(looked).toBe(1);
  expect([stop!.afterItem.aborted, stop!.immediately.aborted]).toEqual([true, false]);
});
