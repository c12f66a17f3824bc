import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { lockDirectory, type DirectoryLock } from './directory-lock.ts';
import { makeFolderPrivate, makePrivate, makePrivateFolder } from './private-files.ts';

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
