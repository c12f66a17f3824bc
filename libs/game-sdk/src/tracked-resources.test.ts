import { expect, test } from 'vitest';
import { trackedClock, createTrackedResources } from './tracked-resources.ts';
import { createManualClock } from './testing/manual-clock.ts';

const NONE = {
  timer: 0,
  listener: 0,
  observer: 0,
  request: 0,
  subscription: 0,
  style: 0,
  announcement: 0,
};

function resourcesWithLog() {
  const log: unknown[] = [];
  return { log, resources: createTrackedResources((error) => log.push(error)) };
}

test('tracked resources are counted by kind and released once', () => {
  const { resources, log } = resourcesWithLog();
  const release = resources.track('listener', () => log.push('released'));
  resources.track('listener', () => undefined);
  resources.track('style', () => undefined);
  expect(resources.counts()).toEqual({ ...NONE, listener: 2, style: 1 });
  release();
  release();
  expect(log).toEqual(['released']);
  expect(resources.counts()).toEqual({ ...NONE, listener: 1, style: 1 });
});

test('releaseAll releases everything even if one release throws', () => {
  const { resources, log } = resourcesWithLog();
  const error = new Error('stuck');
  resources.track('listener', () => {
    throw error;
  });
  resources.track('announcement', () => log.push('silent'));
  resources.releaseAll();
  expect(log).toEqual([error, 'silent']);
  expect(resources.counts()).toEqual(NONE);
});

test('timers are tracked until they fire or are canceled', () => {
  const { resources, log } = resourcesWithLog();
  const manual = createManualClock();
  const clock = trackedClock(manual, resources);
  clock.after(10, () => log.push(resources.counts().timer));
  const cancel = clock.after(20, () => log.push('canceled'));
  clock.after(30, () => log.push('left behind'));
  expect(resources.counts().timer).toBe(3);
  cancel();
  manual.pass(15);
  resources.releaseAll();
  manual.pass(100);
  expect(log).toEqual([1]);
  expect(resources.counts()).toEqual(NONE);
});
