import { statfsSync } from 'node:fs';

/** Two pieces of PostgreSQL's log: with less room it may not even start. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** There is no room to open the database, which may well be whole. */
export class DiskFull extends Error {
  constructor(folder: string, cause: unknown) {
    super(`There is no room left on the disk of ${folder}: make some, and start again.`, { cause });
  }
}

/** Throws `DiskFull` where too little room may be the reason of a fault. */
export function refuseWithoutRoom(folder: string, fault: unknown): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new DiskFull(folder, fault);
}
