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

test('a lock that is held is not given out again, and says by whom', () => {
  DirectoryLock.take(path);
  expect(() => DirectoryLock.take(path)).toThrow(DirectoryInUse);
  expect(() => DirectoryLock.take(path)).toThrow(`process ${process.pid}`);
});

test('a lock that was let go of is given out', () => {
  DirectoryLock.take(path).release();
  DirectoryLock.take(path).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a process that is no more is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, JSON.stringify({ pid, startToken: 'long ago' }));
  DirectoryLock.take(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test.runIf(process.platform === 'linux')('another process that has got the same id is not the holder', () => {
  writeFileSync(path, JSON.stringify({ pid: process.ppid, startToken: 'long ago' }));
  DirectoryLock.take(path);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
});

test('a lock that nobody can read is of nobody', () => {
  writeFileSync(path, '');
  DirectoryLock.take(path);
  expect(readdirSync(folder)).toEqual(['database.lock']);
});
