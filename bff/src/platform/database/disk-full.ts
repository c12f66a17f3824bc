import { statfsSync } from 'node:fs';

/** Two WAL segments: with less free space, PostgreSQL may not start. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** The disk is too full to open the database. The database itself may be intact. */
export class DiskFull extends Error {
  constructor(folder: string, cause: unknown) {
    super(`The disk of ${folder} is full: free some space and start again.`, { cause });
  }
}

/** Throws `DiskFull` if the disk is so full that it may have caused the fault. */
export function throwIfDiskFull(folder: string, error: unknown): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new DiskFull(folder, error);
}
