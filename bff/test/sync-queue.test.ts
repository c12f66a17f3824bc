import { expect, test } from 'vitest';
import { SyncQueue } from '../src/features/sync/runs/sync-queue.ts';
import { onEveryDatabase } from './fixtures/site.ts';

onEveryDatabase('the bell of the workers', {}, (site) => {
  test('is heard also by one who has looked for work and not yet ended its job', async () => {
    const queue = site().app.get(SyncQueue);
    let looked = 0;
    await queue.work(async () => {
      looked += 1;
      if (looked === 1) await queue.ring();
    });
    await queue.ring();
    await expect.poll(() => looked).toBe(2);
  });
});
