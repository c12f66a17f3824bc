import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface Holder {
  pid: number;
  /** Identifies the process together with its id, because ids are reused. */
  startToken: string;
}

export class DirectoryInUse extends Error {
  constructor(path: string, { pid }: Holder) {
    super(
      `The embedded database is in use by process ${pid} (${path}). Two processes on one folder lose data: ` +
        'stop that process, set another DATA_DIR, or use PostgreSQL with DATABASE_URL.',
    );
  }
}

/** Keeps other processes out of a folder: the embedded engine has no lock of its own, and two would lose rows. */
export class DirectoryLock {
  private constructor(private readonly path: string) {}

  /** Acquires the lock, also from a dead process; throws `DirectoryInUse` while the holder is alive. */
  static acquire(path: string): DirectoryLock {
    const own = `${path}.${process.pid}`;
    const holder: Holder = { pid: process.pid, startToken: startTokenOf(process.pid) ?? '' };
    try {
      writeFileSync(own, JSON.stringify(holder));
      while (!linkIfAbsent(own, path)) removeStale(path);
      return new DirectoryLock(path);
    } finally {
      rmSync(own, { force: true });
    }
  }

  release(): void {
    rmSync(this.path, { force: true });
  }
}

// link() is atomic and never replaces an existing file.
function linkIfAbsent(own: string, path: string): boolean {
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
  // Another process was faster: the moved file is its new lock, not the stale one.
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

/** Returns a value that differs between processes that reuse an id; undefined if the system does not provide one. */
function startTokenOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in parentheses may contain spaces and parentheses. The 20th field after it is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}
