import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { HeartbeatLock } from './heartbeat-lock.ts';
import { DirectoryInUse, thisProcess, type LockHolder } from './lock-holder.ts';
import { trySystemLock } from './system-lock.ts';

/** Keeps other processes out of a folder. The embedded engine has no lock of its own, and two processes would lose rows. */
export interface DirectoryLock {
  /** Throws `LockLost` if another process may use the folder by now. */
  assertHeld(): void;
  release(): void;
}

/**
 * Acquires the lock, also after a crash. Throws `DirectoryInUse`, without any change, while another process holds it. The
 * operating system holds the lock until the process ends, regardless of process ids and containers. On a file system without
 * locks, heartbeats replace it.
 */
export async function lockDirectory(path: string, tryLock = trySystemLock): Promise<DirectoryLock> {
  const fd = openSync(path, 'a+', 0o600);
  const locked = tryLock(fd);
  if (locked === true) return holdSystemLock(fd);
  closeSync(fd);
  if (locked === 'unsupported') return HeartbeatLock.acquire(`${path}.heartbeat`);
  throw new DirectoryInUse(path, holderOf(path));
}

// The file is not deleted: otherwise one process could lock the deleted file, and another process a new one.
function holdSystemLock(fd: number): DirectoryLock {
  ftruncateSync(fd);
  writeSync(fd, JSON.stringify(thisProcess()));
  return {
    assertHeld: () => undefined,
    release: () => {
      ftruncateSync(fd);
      closeSync(fd);
    },
  };
}

function holderOf(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}
