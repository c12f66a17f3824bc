import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { DirectoryInUse, DirectoryLock } from './directory-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sl-lock-'));
  path = join(folder, 'database.lock');
});

test('throws with the process id of the holder while the lock is held', () => {
  DirectoryLock.acquire(path);
  expect(() => DirectoryLock.acquire(path)).toThrow(DirectoryInUse);
  expect(() => DirectoryLock.acquire(path)).toThrow(`process ${process.pid}`);
});

test('acquires a released lock', () => {
  DirectoryLock.acquire(path).release();
  DirectoryLock.acquire(path).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('acquires the lock of a dead process', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, JSON.stringify({ pid, startToken: 'long ago' }));
  DirectoryLock.acquire(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === 'linux')('acquires the lock when another process reuses the id of its holder', () => {
  writeFileSync(path, JSON.stringify({ pid: process.ppid, startToken: 'long ago' }));
  DirectoryLock.acquire(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('acquires a lock whose file is unreadable', () => {
  writeFileSync(path, '');
  DirectoryLock.acquire(path);
  expect(readdirSync(folder)).toEqual(['database.lock']);
});
