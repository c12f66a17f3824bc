import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildFollower } from './build-follower.ts';

let folder: string;
let reads: number;
let follower: BuildFollower;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sl-builds-'));
  for (const build of ['games/memo/dist/assets', 'shell/dist', 'admin/dist'])
    mkdirSync(join(folder, build), { recursive: true });
  reads = 0;
  const read = (): Promise<void> => Promise.resolve(void (reads += 1));
  follower = new BuildFollower(
    { follow: read },
    { load: () => Promise.resolve() },
    { load: () => Promise.resolve() },
    {
      pluginsDir: join(folder, 'games'),
      shellDir: join(folder, 'shell/dist'),
      consoleDir: join(folder, 'admin/dist'),
    },
  );
});
afterEach(() => {
  follower.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

async function check(times: number): Promise<number> {
  const before = reads;
  for (let time = 0; time < times; time += 1) await follower.check();
  return reads - before;
}

test('reads the builds twice at the start, then only after a change', async () => {
  expect(await check(2)).toBe(2);
  expect(await check(20)).toBe(0);
});

test('reads the builds once a minute without events, for file systems that report none', async () => {
  await check(2);
  expect(await check(31)).toBe(1);
});

test.each([
  ['a file of a game', 'games/memo/dist/assets/game.js'],
  ['a new game', 'games/wheel'],
  ['the page of the shell', 'shell/dist/index.html'],
  ['a file of the console', 'admin/dist/remoteEntry.js'],
])('reads the builds twice after a change of %s', async (_what, path) => {
  await check(3);
  writeFileSync(join(folder, path), 'new');
  await expect.poll(() => check(1)).toBe(1);
  expect(await check(5)).toBe(1);
});

test('finds a game whose folder was created later', async () => {
  await check(3);
  mkdirSync(join(folder, 'games/wheel/dist'), { recursive: true });
  await expect.poll(() => check(1)).toBe(1);
  await check(5);
  writeFileSync(join(folder, 'games/wheel/dist/remoteEntry.js'), 'new');
  await expect.poll(() => check(1)).toBe(1);
});
