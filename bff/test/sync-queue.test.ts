import { expect, test } from 'vitest';
import { SyncQueue } from '../src/features/sync/runs/sync-queue.ts';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase('the queue of wake-up jobs', {}, (site) => {
  test('keeps a wake-up that arrives after a worker looked for work and before its job ended', async () => {
    const queue = site().app.get(SyncQueue);
    let looked = 0;
    await queue.work(async () => {
      looked += 1;
      if (looked === 1) await queue.wake();
    });
    await queue.wake();
    await expect.poll(() => looked).toBe(2);
  });
});
