import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ownFolder } from '../fixtures/own-folder.ts';
import { PluginFolder } from '../fixtures/plugin-folder.ts';

/** A first start creates and fills the embedded database. */
const FIRST_START_MS = 60_000;

const folder = ownFolder();

/** Returns the folder and the paths below it that another user of the machine may read. */
function openPaths(path: string): string[] {
  const paths = [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))];
  return paths.filter((name) => (statSync(name).mode & 0o077) !== 0);
}

test('data, snapshots and backups are private with any umask, and older ones become private', async () => {
  const data = join(folder.path, '.data');
  cpSync(inject('filledData'), data, { recursive: true });
  for (const name of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chmodSync(join(data, name), statSync(join(data, name)).isDirectory() ? 0o755 : 0o644);
  new PluginFolder(join(folder.path, 'games')).build('penalty-kick');
  const withOpenUmask = ['sh', '-c', 'umask 000 && exec "$@"', 'sh'];
  const server = await (await folder.startIn(withOpenUmask)).ready();
  expect(openPaths(data)).toEqual([]);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['database', 'plugins', 'snapshots']));
  expect(openPaths(data)).toEqual([]);

  const backup = join(folder.path, 'backup');
  expect(await (await folder.start({}, ['backup', backup])).exited).toBe(0);
  expect(openPaths(backup)).toEqual([]);
});

test('keeps the mode of a folder that also contains other files', { timeout: FIRST_START_MS }, async () => {
  const shared = join(folder.path, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o755);
  writeFileSync(join(shared, 'letter.txt'), 'Dear …');
  chmodSync(join(shared, 'letter.txt'), 0o644);
  await (await folder.start({ DATA_DIR: shared })).ready();
  expect([shared, join(shared, 'letter.txt')].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o644]);
  expect(openPaths(join(shared, 'database'))).toEqual([]);
});

test('does not start if it cannot create the folder of its games', async () => {
  const data = join(folder.path, '.data');
  cpSync(inject('filledData'), data, { recursive: true });
  writeFileSync(join(data, 'plugins'), 'in the way');
  new PluginFolder(join(folder.path, 'games')).build('penalty-kick');
  const server = await folder.start();
  expect(await server.exited).toBe(1);
  expect(server.output).toMatch(/plugins.* is not a folder/);
  expect(server.output).not.toMatch(/^\s+at /m);
});
