import { createRequire } from 'node:module';

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
export function trySystemLock(fd: number): boolean | 'unsupported' {
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
