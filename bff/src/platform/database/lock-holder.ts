import { hostname } from 'node:os';
import { OperatorError } from '../environment/operator-error.ts';

/** The process that holds a lock. Used only in messages, because process ids repeat in containers. */
export interface LockHolder {
  pid: number;
  host: string;
}

export function thisProcess(): LockHolder {
  return { pid: process.pid, host: hostname() };
}

export class DirectoryInUse extends OperatorError {
  constructor(path: string, holder: Partial<LockHolder> | undefined) {
    const who = holder?.pid === undefined ? 'another process' : `process ${holder.pid} on ${holder.host}`;
    super(
      `The embedded database is in use by ${who} (${path}). Two processes on one folder lose data: ` +
        'stop that process, set another DATA_DIR, or use PostgreSQL with DATABASE_URL.',
    );
  }
}

/** Another process took over the lock, because this one was suspended for too long. */
export class LockLost extends Error {
  constructor(path: string) {
    super(
      `This process lost ${path} to another one, because it was suspended. It ends at once, and the last write may not ` +
        'have been stored. Run only one server on a data directory.',
    );
  }
}
