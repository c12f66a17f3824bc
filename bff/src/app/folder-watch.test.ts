import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderWatch } from './build-follower.ts';

let folder: string;
let watch: FolderWatch;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sl-watch-'));
  watch = new FolderWatch();
});
afterEach(() => {
  watch.close();
  rmSync(folder, { recursive: true, force: true });
});

const noticed = (): Promise<void> => expect.poll(() => watch.takeChange()).toBe(true);

test.each<[string, (path: string) => void]>([
  ['a new file', (path) => writeFileSync(join(path, 'new.js'), '1')],
  ['a changed file', (path) => writeFileSync(join(path, 'old.js'), '2')],
  ['a removed file', (path) => rmSync(join(path, 'old.js'))],
  ['a new folder', (path) => mkdirSync(join(path, 'assets'))],
])('a watch notices %s once', async (_what, change) => {
  writeFileSync(join(folder, 'old.js'), '1');
  expect(watch.watch([folder])).toBe(true);
  expect(watch.takeChange()).toBe(false);
  change(folder);
  await noticed();
  await expect.poll(() => watch.takeChange()).toBe(false);
});

test('a watch ignores folders that do not exist and watches the others', async () => {
  expect(watch.watch([join(folder, 'missing'), folder])).toBe(true);
  writeFileSync(join(folder, 'new.js'), '1');
  await noticed();
});

test('a watch of folders ends the watch of an earlier call', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  watch.watch([other]);
  watch.watch([folder]);
  writeFileSync(join(other, 'new.js'), '1');
  writeFileSync(join(folder, 'new.js'), '1');
  await noticed();
  watch.close();
  writeFileSync(join(folder, 'newer.js'), '1');
  expect(watch.takeChange()).toBe(false);
});
