import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST, type BackupManifest } from './backup-manifest.ts';

/** Returns the date of the newest complete backup in the subfolders of a folder; undefined without one. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const times = await Promise.all(names.map((name) => madeAt(join(folder, name, MANIFEST))));
  const newest = Math.max(...times);
  return newest > 0 ? new Date(newest) : undefined;
}

/** Returns 0 for a folder without a readable manifest, such as an unfinished backup. */
async function madeAt(manifest: string): Promise<number> {
  try {
    const { madeAt: time } = JSON.parse(await readFile(manifest, 'utf8')) as Partial<BackupManifest>;
    return Date.parse(time ?? '') || 0;
  } catch {
    return 0;
  }
}
