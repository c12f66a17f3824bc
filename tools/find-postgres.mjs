// Finds the programs of a PostgreSQL server, for the tests that need a real one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printStep, runAsync } from './prepare.mjs';

/** Returns the folder with `postgres` and `initdb`, or undefined if none was found and none can be installed. */
export async function findPostgres() {
  return existing() ?? installed();
}

function existing() {
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

async function installed() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  printStep('Installing PostgreSQL for the database tests (once) …');
  await runAsync('apt-get', ['update', '-qq']);
  await runAsync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return existing();
}
