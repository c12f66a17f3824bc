// Where a PostgreSQL server's programs are, for the tests that run on a real one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, say } from './prepare.mjs';

/** The folder with `postgres` and `initdb`, or undefined where there is none and none can be installed. */
export function findPostgres() {
  return present() ?? installed();
}

function present() {
  return [process.env.POSTGRES_BIN, onPath(), ...debianFolders()].find(
    (folder) => folder && ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}

function onPath() {
  const { stdout } = spawnSync('sh', ['-c', 'readlink -f "$(command -v postgres)"'], { encoding: 'utf8' });
  return stdout?.trim() ? dirname(stdout.trim()) : undefined;
}

function debianFolders() {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder) ? readdirSync(folder).map((version) => join(folder, version, 'bin')) : [];
}

function installed() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing PostgreSQL for the database tests (once) …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return present();
}
