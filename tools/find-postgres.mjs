// Finds the programs of a PostgreSQL server for tests that need a real one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installDebianPackage } from './apt.mjs';

/** Returns the folder with `postgres` and `initdb`; undefined if none was found and none can be installed. */
export async function findPostgres() {
  if (!existingPostgres()) await installDebianPackage('postgresql');
  return existingPostgres();
}

/** Returns the folder with `postgres` and `initdb`; undefined if none was found. */
export function existingPostgres() {
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
