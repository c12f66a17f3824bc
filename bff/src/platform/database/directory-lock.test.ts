import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';
import { DirectoryInUse } from './lock-holder.ts';

let path: string;

beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'sl-lock-')), 'database.lock');
});

test('throws an error that names the holder, and changes nothing, while the lock is held', async () => {
  await lockDirectory(path);
  const content = readFileSync(path, 'utf8');
  await expect(lockDirectory(path)).rejects.toThrow(DirectoryInUse);
  await expect(lockDirectory(path)).rejects.toThrow(`process ${process.pid} on ${hostname()}`);
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test('acquires a released lock', async () => {
  (await lockDirectory(path)).release();
  (await lockDirectory(path)).release();
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('acquires the lock of a killed process at once', async () => {
  const script = `import fs from 'node:fs';
    import { createRequire } from 'node:module';
    const { tryLock } = createRequire(${JSON.stringify(import.meta.url)})('fs-native-extensions');
    const fd = fs.openSync(${JSON.stringify(path)}, 'a+');
    if (tryLock(fd, 2 ** 40, 1)) fs.writeSync(fd, 'locked');
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(readFileSync(path, 'utf8')).toBe('locked');
  await lockDirectory(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('acquires a lock whose file is unreadable', async () => {
  writeFileSync(path, '{');
  (await lockDirectory(path)).release();
});

test('uses heartbeats on a file system without locks', async () => {
  const first = await lockDirectory(path, () => 'unsupported');
  expect(JSON.parse(readFileSync(`${path}.heartbeat`, 'utf8'))).toMatchObject({ pid: process.pid });
  first.release();
  (await lockDirectory(path, () => 'unsupported')).release();
});
