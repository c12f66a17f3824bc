import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HeartbeatLock } from './heartbeat-lock.ts';
import { DirectoryInUse, LockLost } from './lock-holder.ts';

const TIMES = { beat: 20, fence: 60, takeover: 300 };

let path: string;
const held: HeartbeatLock[] = [];

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'sl-heartbeat-')), 'database.lock.heartbeat');
});
afterEach(() => held.splice(0).forEach((lock) => lock.release()));

async function acquire(): Promise<HeartbeatLock> {
  const lock = await HeartbeatLock.acquire(path, TIMES);
  held.push(lock);
  return lock;
}

/** Blocks the event loop, as in a suspended process or container. */
function suspend(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test('is held while its holder is alive', async () => {
  const lock = await acquire();
  await expect(acquire()).rejects.toThrow(DirectoryInUse);
  lock.assertHeld();
});

test('is acquired at once after its release', async () => {
  (await acquire()).release();
  expect(readdirSync(dirname(path))).toEqual([]);
  (await acquire()).assertHeld();
});

test.each([
  ['a killed process', JSON.stringify({ owner: 'dead', beat: 7, pid: 1, host: 'container' })],
  ['a process that was killed while it wrote', '{"owner":'],
])('is taken over from %s', async (_holder, content) => {
  writeFileSync(path, content);
  (await acquire()).assertHeld();
  expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid}`);
});

test('a suspended holder that resumes in time keeps the lock', async () => {
  const lock = await acquire();
  suspend(TIMES.fence * 2);
  lock.assertHeld();
});

test.each([
  ['belongs to another process', () => writeFileSync(path, JSON.stringify({ owner: 'other', beat: 0 }))],
  ['is being taken over', () => existsSync(path) && writeFileSync(path, '')],
])('a suspended holder loses a lock that %s, and leaves the file alone', async (_what, takeOver) => {
  const lock = await acquire();
  takeOver();
  const content = readFileSync(path, 'utf8');
  suspend(TIMES.fence * 2);
  expect(() => lock.assertHeld()).toThrow(LockLost);
  lock.release();
  expect(readFileSync(path, 'utf8')).toBe(content);
});
