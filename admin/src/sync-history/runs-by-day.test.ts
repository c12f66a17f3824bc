import { expect, test } from 'vitest';
import { runsByDay } from './SyncHistoryTab.tsx';

test('counts completed and failed runs by day in ascending order, and leaves out running and canceled ones', () => {
  expect(
    runsByDay([
      { startTime: '2026-11-21T23:59:59Z', status: 'failed', failure: 'outage' },
      { startTime: '2026-11-21T20:00:00Z', status: 'failed', failure: 'canceled' },
      { startTime: '2026-11-21T00:00:00Z', status: 'completed', failure: null },
      { startTime: '2026-11-20T12:00:00Z', status: 'completed', failure: null },
      { startTime: '2026-11-21T10:00:00Z', status: 'completed', failure: null },
      { startTime: '2026-11-22T10:00:00Z', status: 'in_progress', failure: null },
    ]),
  ).toEqual([
    { day: '2026-11-20', completed: 1, failed: 0 },
    { day: '2026-11-21', completed: 2, failed: 1 },
  ]);
});

test('returns the latest thirty days with runs', () => {
  const runs = Array.from({ length: 40 }, (_, index) => ({
    startTime: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    status: 'completed' as const,
    failure: null,
  }));
  const days = runsByDay(runs);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-01-11', '2026-02-09']);
});
