// Installs or unpacks Debian packages that the tests need, if this process may do so.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment, printStep, root, runAsync } from './prepare.mjs';

/** Packages that are only unpacked. Installing them would start services. */
const UNPACKED = join(root, 'node_modules/.debian');

/** Whether this process may install Debian packages. */
export const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let index;

/**
 * Installs a package. Does nothing on systems without apt-get or root, so the caller checks whether the program exists.
 */
export async function installDebianPackage(name) {
  if (!mayInstall) return;
  printStep(`Installing ${name} (once) …`);
  await updateIndex();
  await apt('install', '--yes', '--no-install-recommends', name);
}

/** Returns the first of a package's files that exists, after installing the package if there is none; else undefined. */
export async function findDebianFile(name, files) {
  const existing = () => files.find((file) => existsSync(file));
  if (!existing()) await installDebianPackage(name);
  return existing();
}

/** Returns the path of a program; undefined if it was not found. */
export function programPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(UNPACKED, 'usr/bin')];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Like `programPath`. If the program is missing, tries to unpack the Debian package that contains it. */
export async function findProgram(name, debianPackage) {
  if (!programPath(name) && mayInstall) {
    printStep(`Unpacking ${debianPackage} (once) …`);
    mkdirSync(UNPACKED, { recursive: true });
    await updateIndex();
    await runAsync('apt-get', ['-qq', 'download', debianPackage], { cwd: UNPACKED, stdio: 'ignore' });
    const archive = readdirSync(UNPACKED).find((file) => file.startsWith(`${debianPackage}_`));
    if (archive) await runAsync('dpkg-deb', ['--extract', archive, '.'], { cwd: UNPACKED });
  }
  return programPath(name);
}

function updateIndex() {
  return (index ??= apt('update'));
}

function apt(...parameters) {
  // Waits while another program uses apt-get, for example a machine that installs updates after its start.
  return runAsync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...parameters], {
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
