import { expect, test, vi } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { SystemClock } from '../../../platform/environment/clock.ts';
import type { SyncRun } from './sync-run.entity.ts';
import type { AuditLog } from '../../audit/audit.port.ts';
import { SyncRuns } from './sync-runs.ts';

const DUE = { id: 1, waitingUntil: null, leasedUntil: null } as SyncRun;
const NEW_RUN = { kind: 'leagues', params: {} } as const;

/** Returns the runs of a database that contains `stored`, and the spy for its reads. */
function runsOf({ shared, stored }: { shared: boolean; stored: SyncRun[] }) {
  const find = vi.fn(() => Promise.resolve([...stored]));
  const database = { shared, em: () => ({ find }), transaction: () => Promise.resolve(1) } as unknown as Database;
  return { runs: new SyncRuns(database, new SystemClock(), {} as AuditLog), find };
}

test('the runs of an embedded database without any are read once', async () => {
  const { runs, find } = runsOf({ shared: false, stored: [] });
  expect(await runs.isAnyDue()).toBe(false);
  expect(await runs.isAnyDue()).toBe(false);
  expect(find).toHaveBeenCalledTimes(1);
});

test('a run that was created after the last read is found', async () => {
  const stored: SyncRun[] = [];
  const { runs } = runsOf({ shared: false, stored });
  await runs.isAnyDue();
  await runs.start(NEW_RUN, { actor: 'admin' });
  stored.push(DUE);
  expect(await runs.isAnyDue()).toBe(true);
  expect(await runs.isAnyDue()).toBe(true);
});

test('the runs of an embedded database are read again after an error', async () => {
  const { runs, find } = runsOf({ shared: false, stored: [DUE] });
  find.mockRejectedValueOnce(new Error('The disk is full.'));
  await expect(runs.isAnyDue()).rejects.toThrow('The disk is full.');
  expect(await runs.isAnyDue()).toBe(true);
});

test('the runs of a shared database are read every time, because other processes create them', async () => {
  const { runs, find } = runsOf({ shared: true, stored: [] });
  await runs.isAnyDue();
  await runs.isAnyDue();
  expect(find).toHaveBeenCalledTimes(2);
});
