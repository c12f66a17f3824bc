import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HeartbeatLock } from './heartbeat-lock.ts';
import { DirectoryInUse, type LockHolder, thisProcess } from './lock-holder.ts';

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

type TryLock = (fd: number, offset: number, length: number) => boolean;

/**
 * Beyond the end of the file. Locks are mandatory on Windows, and other processes must still be able to read the content.
 */
const OFFSET = 2 ** 40;

/** Error codes of file systems without locks: some network mounts and FUSE. */
const UNSUPPORTED = new Set(['ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'ENOLCK', 'EINVAL']);

/**
 * Locks an open file for this file descriptor until it is closed, also against processes in other containers that share the
 * file system. Returns 'unsupported' if the file system or the platform has no such locks.
 */
function trySystemLock(fd: number): boolean | 'unsupported' {
  const tryLock = loadAddon();
  if (!tryLock) return 'unsupported';
  try {
    return tryLock(fd, OFFSET, 1);
  } catch (error) {
    if (UNSUPPORTED.has((error as NodeJS.ErrnoException).code ?? '')) return 'unsupported';
    throw error;
  }
}

/** Node has no file locks. The addon has binaries for the usual platforms, but not, for example, for musl. */
function loadAddon(): TryLock | undefined {
  try {
    return (createRequire(import.meta.url)('fs-native-extensions') as { tryLock: TryLock }).tryLock;
  } catch {
    return undefined;
  }
}
