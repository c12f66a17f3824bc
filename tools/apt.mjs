// Installs Debian packages that the tests need, if this process may do so.
import { existsSync } from 'node:fs';
import { environment, printStep, runAsync } from './prepare.mjs';

let index;

/**
 * Installs a package. Does nothing on systems without apt-get or root, so the caller checks whether the program exists.
 */
export async function installDebianPackage(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  printStep(`Installing ${name} (once) …`);
  index ??= apt('update');
  await index;
  await apt('install', '--yes', '--no-install-recommends', name);
}

/** Returns the first of a package's files that exists, after installing the package if there is none; else undefined. */
export async function findDebianFile(name, files) {
  const existing = () => files.find((file) => existsSync(file));
  if (!existing()) await installDebianPackage(name);
  return existing();
}

function apt(...parameters) {
  // Waits while another program uses apt-get, for example a machine that installs updates after its start.
  return runAsync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...parameters], {
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
