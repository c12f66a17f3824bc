import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { startTokenOf } from './start-token.ts';

interface Holder {
  pid: number;
  /** When that process started: a process id alone is used again. */
  startToken: string;
}

export class DirectoryInUse extends Error {
  constructor(path: string, { pid }: Holder) {
    super(
      `The embedded database is in use by process ${pid} (${path}). Two processes on one folder lose data: ` +
        'stop that one, give this one another DATA_DIR, or use PostgreSQL by DATABASE_URL.',
    );
  }
}

/** Keeps a second process away from a folder: the embedded engine has no lock of its own and would lose rows. */
export class DirectoryLock {
  private constructor(private readonly path: string) {}

  /** Takes the lock, also from a process that is no more; throws `DirectoryInUse` while its holder lives. */
  static take(path: string): DirectoryLock {
    const own = `${path}.${process.pid}`;
    const holder: Holder = { pid: process.pid, startToken: startTokenOf(process.pid) ?? '' };
    try {
      writeFileSync(own, JSON.stringify(holder));
      while (!placed(own, path)) removeStale(path);
      return new DirectoryLock(path);
    } finally {
      rmSync(own, { force: true });
    }
  }

  release(): void {
    rmSync(this.path, { force: true });
  }
}

// A hard link appears whole or not at all, and never over another file.
function placed(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw fault;
  }
}

function removeStale(path: string): void {
  const holder = holderOf(path);
  if (holder && isAlive(holder)) throw new DirectoryInUse(path, holder);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw fault;
  }
  const moved = holderOf(aside);
  // Another process was quicker: what was moved is its fresh lock, not the stale one.
  if (moved && isAlive(moved)) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startToken }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const current = startTokenOf(pid);
  return current === undefined || startToken === '' || current === startToken;
}
