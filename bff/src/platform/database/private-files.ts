import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
export function makeFolderPrivate(path: string): boolean {
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
