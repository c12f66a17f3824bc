import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { createLog } from '../../../platform/http/log.ts';
import type { ReadModel } from '../../people/people.port.ts';
import type { CallCounter } from '../../football-api/football-api.port.ts';
import { SystemClock } from '../../../platform/environment/clock.ts';
import { SystemRandom } from '../../../platform/environment/random-source.ts';
import type { RunOutcome } from '../sync-failure.ts';
import type { SyncTasks } from '../tasks/sync-tasks.ts';
import type { Lease } from './lease.ts';
import type { SyncRuns } from './sync-runs.ts';
import { RunContinuation, WorkerLoop, type StopSignals } from './worker-loop.ts';

const COMPLETED: RunOutcome = { kind: 'close', failure: null };

interface Work {
  /** Returns whether the worker gets the lease of a run. */
  search: () => Promise<boolean>;
  run?: (stop: StopSignals) => Promise<RunOutcome>;
}

/** Returns a worker with these searches and runs. No run is due until the worker is woken. */
async function loopOf({ search, run = () => Promise.resolve(COMPLETED) }: Work): Promise<{
  loop: WorkerLoop;
  logged: string[];
  ended: RunOutcome[];
}> {
  const logged: string[] = [];
  const ended: RunOutcome[] = [];
  const log = createLog('error', 'worker', { write: (line) => void logged.push(line) });
  const done = (): Promise<void> => Promise.resolve();
  const lease = { run: { id: 1 }, end: (outcome: RunOutcome) => Promise.resolve(void ended.push(outcome)) };
  const runs = {
    changes: new Subject<void>(),
    isAnyDue: () => Promise.resolve(false),
    expireLeasesOfDeadProcesses: done,
    acquireLease: async () => ((await search()) ? lease : undefined),
  } as SyncRuns;
  const continuation = { continue: (_lease: Lease, stop: StopSignals) => run(stop) } as RunContinuation;
  const readModel = { follow: done } as ReadModel;
  const loop = new WorkerLoop(runs, continuation, readModel, log);
  await loop.tick();
  return { loop, logged, ended };
}

test('a worker looks for a run again if it is woken during a search', async () => {
  let looked = 0;
  const { loop } = await loopOf({
    search: () => {
      looked += 1;
      if (looked === 1) loop.wake();
      return Promise.resolve(false);
    },
  });
  loop.wake();
  await expect.poll(() => looked).toBe(2);
});

test('a worker ends each run, continues with the next one, and stops when there is none', async () => {
  const results = [true, true, false];
  const { loop, ended } = await loopOf({ search: () => Promise.resolve(results.shift() ?? false) });
  loop.wake();
  await expect.poll(() => results).toEqual([]);
  expect(ended).toEqual([COMPLETED, COMPLETED]);
});

test.each([
  ['a search', { search: () => Promise.reject(new Error('The database is gone.')) }],
  ['a run', { search: () => Promise.resolve(true), run: () => Promise.reject(new Error('The database is gone.')) }],
])('a worker continues after an error of %s', async (_what, work: Work) => {
  let looked = 0;
  const { loop, logged } = await loopOf({
    ...work,
    search: () => {
      looked += 1;
      return looked === 1 ? work.search() : Promise.resolve(false);
    },
  });
  loop.wake();
  await expect.poll(() => logged).toHaveLength(1);
  loop.wake();
  await expect.poll(() => looked).toBe(2);
});

test('a worker finishes the current item at a shutdown and looks for no other run', async () => {
  let looked = 0;
  let stop: StopSignals | undefined;
  const { loop } = await loopOf({
    search: () => {
      looked += 1;
      return Promise.resolve(true);
    },
    run: (signals) => {
      stop = signals;
      return new Promise((resolve) => signals.afterItem.addEventListener('abort', () => resolve(COMPLETED)));
    },
  });
  loop.wake();
  await expect.poll(() => stop).toBeDefined();
  await loop.onModuleDestroy();
  loop.wake();
  expect(looked).toBe(1);
  expect([stop!.afterItem.aborted, stop!.immediately.aborted]).toEqual([true, false]);
});

test('a lost database connection does not fail the current item, so that the next worker continues the run', async () => {
  const finished = [() => Promise.reject(new Error('Connection terminated unexpectedly')), () => Promise.resolve()];
  const items = [{ name: 'Mesut Özil' }];
  const lease = {
    run: { id: 1, kind: 'new-players', planned: true, crashCount: 0 },
    nextItem: () => Promise.resolve(items.shift()),
    renew: () => Promise.resolve({ canceled: false }),
    finishItem: () => finished.shift()!(),
  } as unknown as Lease;
  const continuation = new RunContinuation(
    { isInterrupted: () => Promise.resolve(false) } as unknown as SyncRuns,
    { of: { 'new-players': { fetch: () => Promise.resolve() } } } as unknown as SyncTasks,
    { calls: 0 } as CallCounter,
    new SystemClock(),
    new SystemRandom(),
    createLog('fatal', 'worker'),
  );
  const { signal } = new AbortController();
  await expect(continuation.continue(lease, { afterItem: signal, immediately: signal })).rejects.toThrow('terminated');
});
