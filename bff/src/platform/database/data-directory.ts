import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';

/** Also exists in a running server's folder and in backups of older versions. */
export const LOCK_FILE = 'database.lock';

const OWN_ENTRY = /^(?:database(?:\..+)?|snapshots|plugins|plugins-damaged|uploads)$/;

/**
 * Creates the data directory if necessary, makes its content readable for this user only, and checks that it is writable.
 * Throws the error of the operating system. Keeps the mode of a folder that also contains other files.
 */
export function prepareDataDirectory(dataDir: string): void {
  makePrivateFolder(dataDir);
  const probe = join(dataDir, `.${randomUUID()}.tmp`);
  writeFileSync(probe, '');
  rmSync(probe);
  const entries = readdirSync(dataDir);
  const own = entries.filter((name) => OWN_ENTRY.test(name));
  const notPrivate = own.flatMap((name) => makePrivate(join(dataDir, name)));
  if (own.length === entries.length && !makeFolderPrivate(dataDir)) notPrivate.push(dataDir);
  if (notPrivate.length > 0)
    console.error(
      `Other users of this machine may be able to read ${notPrivate[0]}${notPrivate.length > 1 ? ` and ${notPrivate.length - 1} more` : ''}. ` +
        'It belongs to another user: change its owner, or its mode to 0700 for folders and 0600 for files.',
    );
}

/** Locks the directory, then prepares it. Throws `DirectoryInUse`, without any change, if another process has the lock. */
export async function lockDataDirectory(dataDir: string): Promise<DirectoryLock> {
  makePrivateFolder(dataDir);
  const lock = await lockDirectory(join(dataDir, LOCK_FILE));
  try {
    prepareDataDirectory(dataDir);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

const FOLDER = 0o700;
const FILE = 0o600;
const PERMISSION_BITS = 0o777;

/** Creates a folder that only this user may read, unless it exists. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
}

/**
 * Makes a file or folder and its content readable for this user only, as PostgreSQL requires for its data directory. Does
 * not follow links. Returns the paths that belong to another user and could not be changed.
 */
export function makePrivate(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return [];
  const own = restrict(path, stats.mode, stats.isDirectory() ? FOLDER : FILE) ? [] : [path];
  return stats.isDirectory() ? [...own, ...readdirSync(path).flatMap((name) => makePrivate(join(path, name)))] : own;
}

/** Makes a folder private, but not its content. Returns whether it succeeded. */
function makeFolderPrivate(path: string): boolean {
  return restrict(path, lstatSync(path).mode, FOLDER);
}

function restrict(path: string, mode: number, wanted: number): boolean {
  if ((mode & PERMISSION_BITS) === wanted) return true;
  try {
    chmodSync(path, wanted);
    return true;
  } catch (error) {
    if (['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
