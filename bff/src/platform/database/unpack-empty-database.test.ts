import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { unpackEmptyDatabase } from './embedded-engine.ts';

let parent: string;
let folder: string;
let archive: string;
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'sl-unpack-'));
  folder = join(parent, 'database');
  archive = join(parent, 'empty-database.zip');
  const zip = new ZipFile();
  zip.addEmptyDirectory('pg_wal/archive_status');
  zip.addEmptyDirectory('base');
  zip.addBuffer(Buffer.from('17\n'), 'PG_VERSION');
  zip.addBuffer(Buffer.alloc(8192, 1), 'base/1');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('creates the folders and files of the archive, readable by the owner only', async () => {
  await unpackEmptyDatabase(folder, archive);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'PG_VERSION',
    'base',
    'base/1',
    'pg_wal',
    'pg_wal/archive_status',
  ]);
  expect(readFileSync(join(folder, 'base/1'))).toEqual(Buffer.alloc(8192, 1));
  expect([folder, join(folder, 'base'), join(folder, 'PG_VERSION')].map(modeOf)).toEqual([0o700, 0o700, 0o600]);
});

test('unpacking the empty database leaves an existing one as it is', async () => {
  mkdirSync(folder);
  await unpackEmptyDatabase(folder, archive);
  expect(readdirSync(folder)).toEqual([]);
});

test('unpacking the empty database does nothing without its archive', async () => {
  await unpackEmptyDatabase(folder, join(parent, 'missing.zip'));
  expect(existsSync(folder)).toBe(false);
});

test('unpacking the empty database starts again after a crash interrupted an attempt', async () => {
  mkdirSync(`${folder}.unfinished/base`, { recursive: true });
  await unpackEmptyDatabase(folder, archive);
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
});

test('unpacking a damaged archive of the empty database leaves no files', async () => {
  await writeFile(archive, readFileSync(archive).subarray(0, 200));
  await expect(unpackEmptyDatabase(folder, archive)).rejects.toThrow(
    'End of central directory record signature not found',
  );
  expect(readdirSync(parent)).toEqual(['empty-database.zip']);
});
