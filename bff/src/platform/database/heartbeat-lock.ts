import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DirectoryInUse, LockLost, thisProcess, type LockHolder } from './lock-holder.ts';

/** Milliseconds. A holder must stop writing (`fence`) before another process may take over (`takeover`). */
export interface HeartbeatTimes {
  beat: number;
  fence: number;
  takeover: number;
}

const TIMES: HeartbeatTimes = { beat: 2000, fence: 6000, takeover: 15_000 };

interface Heartbeat extends LockHolder {
  /** Random, because process ids repeat in containers. */
  owner: string;
  beat: number;
}

/**
 * A lock for file systems without locks: a file that its holder rewrites regularly. A process that finds the file waits, and
 * takes the lock over if the file does not change for `takeover` milliseconds.
 */
export class HeartbeatLock {
  private confirmedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly path: string,
    private content: Heartbeat,
    private readonly times: HeartbeatTimes,
  ) {
    this.timer = setInterval(() => this.tryConfirm(), times.beat).unref();
  }

  /** Resolves after at most `takeover` milliseconds. Throws `DirectoryInUse` while the holder is alive. */
  static async acquire(path: string, times = TIMES): Promise<HeartbeatLock> {
    const content: Heartbeat = { owner: randomUUID(), beat: 0, ...thisProcess() };
    const found = read(path);
    if (found) await replaceSilent(path, found, times);
    try {
      writeFileSync(path, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DirectoryInUse(path, read(path));
      throw error;
    }
    return new HeartbeatLock(path, content, times);
  }

  /** Throws `LockLost` if another process may have taken over. Called before a write and before its acknowledgment. */
  assertHeld(): void {
    if (performance.now() - this.confirmedAt > this.times.fence) this.confirm();
  }

  release(): void {
    clearInterval(this.timer);
    if (this.isOwn()) rmSync(this.path, { force: true });
  }

  private confirm(): void {
    if (!this.isOwn()) throw new LockLost(this.path);
    this.content = { ...this.content, beat: this.content.beat + 1 };
    const next = `${this.path}.${this.content.owner}`;
    writeFileSync(next, JSON.stringify(this.content), { mode: 0o600 });
    renameSync(next, this.path);
    this.confirmedAt = performance.now();
  }

  // Errors are ignored here: the next write detects a full disk or a lost lock and is not acknowledged.
  private tryConfirm(): void {
    try {
      this.confirm();
    } catch {
      this.confirmedAt = -Infinity;
    }
  }

  private isOwn(): boolean {
    return read(this.path)?.owner === this.content.owner;
  }
}

/** Moves the file of a dead process away. Throws `DirectoryInUse` if the file changes meanwhile. */
async function replaceSilent(path: string, found: Heartbeat, { beat, takeover }: HeartbeatTimes): Promise<void> {
  const isUnchanged = (now: Heartbeat | undefined): boolean => now?.owner === found.owner && now.beat === found.beat;
  for (const end = performance.now() + takeover; performance.now() < end; await wait(beat / 2)) {
    const now = read(path);
    if (!now) return;
    if (!isUnchanged(now)) throw new DirectoryInUse(path, now);
  }
  const aside = `${path}.${randomUUID()}`;
  renameSync(path, aside);
  try {
    // The holder resumed, or another process took over first.
    if (!isUnchanged(read(aside))) {
      linkSync(aside, path);
      throw new DirectoryInUse(path, read(aside));
    }
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(path: string): Heartbeat | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Heartbeat;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    // A killed process may leave an incomplete file, which is treated like any file that no longer changes.
    if (error instanceof SyntaxError) return { owner: '', beat: 0, pid: 0, host: 'unknown' };
    throw error;
  }
}
