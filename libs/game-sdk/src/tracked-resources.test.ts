import { expect, test } from 'vitest';
import { countedClock, createHoldings } from './holdings.ts';
import { createManualClock } from './testing/manual-clock.ts';

const NONE = { timer: 0, listener: 0, subscription: 0, style: 0, announcement: 0 };

function holdingsWithLog() {
  const log: unknown[] = [];
  return { log, holdings: createHoldings((fault) => log.push(fault)) };
}

test('what is out is counted by kind, and given back once', () => {
  const { holdings, log } = holdingsWithLog();
  const giveBack = holdings.take('listener', () => log.push('given back'));
  holdings.take('listener', () => undefined);
  holdings.take('style', () => undefined);
  expect(holdings.counts()).toEqual({ ...NONE, listener: 2, style: 1 });
  giveBack();
  giveBack();
  expect(log).toEqual(['given back']);
  expect(holdings.counts()).toEqual({ ...NONE, listener: 1, style: 1 });
});

test('a game that leaves leaves nothing, even where one part fails', () => {
  const { holdings, log } = holdingsWithLog();
  const fault = new Error('stuck');
  holdings.take('listener', () => {
    throw fault;
  });
  holdings.take('announcement', () => log.push('silent'));
  holdings.returnAll();
  expect(log).toEqual([fault, 'silent']);
  expect(holdings.counts()).toEqual(NONE);
});

test('timers are out while they run, and neither afterwards nor once they are cancelled', () => {
  const { holdings, log } = holdingsWithLog();
  const manual = createManualClock();
  const clock = countedClock(manual, holdings);
  clock.after(10, () => log.push(holdings.counts().timer));
  const cancel = clock.after(20, () => log.push('cancelled'));
  clock.after(30, () => log.push('left behind'));
  expect(holdings.counts().timer).toBe(3);
  cancel();
  manual.pass(15);
  holdings.returnAll();
  manual.pass(100);
  expect(log).toEqual([1]);
  expect(holdings.counts()).toEqual(NONE);
});
