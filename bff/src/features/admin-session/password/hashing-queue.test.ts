import { expect, test } from 'vitest';
import { RateLimited } from '../../../platform/http/request-errors.ts';
import { HashingQueue } from './admin-password.ts';

test('HashingQueue runs two at a time, lets eight wait, and rejects others until one has ended', async () => {
  const queue = new HashingQueue();
  let running = 0;
  const ends: (() => void)[] = [];
  const work = async (): Promise<number> => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return running;
  };
  const accepted = Array.from({ length: 10 }, () => queue.run(work));
  await expect(queue.run(work)).rejects.toThrow(RateLimited);
  expect(running).toBe(2);
  ends.shift()!();
  await accepted[0];
  const next = queue.run(work);
  await expect(queue.run(work)).rejects.toThrow(RateLimited);
  while (running < 11) {
    ends.splice(0).forEach((end) => end());
    await Promise.resolve();
  }
  ends.forEach((end) => end());
  expect(await next).toBe(11);
  await Promise.all(accepted);
});
