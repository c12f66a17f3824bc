import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from './database.ts';
import { OperatorError } from '../environment/operator-error.ts';

const MAX_SNAPSHOTS = 3;
const UNFINISHED = '.unfinished';
/** Number and time. Snapshots are ordered by the number, because the clock may be set back. Version 0.2.0 wrote no number. */
const NAME = /^(?:(\d{8})_)?(\d{4}-\d\d-\d\dT[\d.-]+Z)$/;
const NUMBER_LENGTH = 8;
const REQUEST_TIMEOUT_MS = 30_000;
const REQUEST_POLL_MS = 100;
/** Two copies at once would delete each other's unfinished folders. */
const oneAtATime = pLimit(1);

/** The embedded database is corrupt and has no usable snapshot. Its files are left unchanged. */
class DatabaseBroken extends OperatorError {
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened, and neither can any snapshot. ` +
        'Restore a backup, or move the folder away to start with an empty database.',
      { cause },
    );
  }
}

type CopyFiles = NonNullable<Database['copyFiles']>;

/** The last snapshot of each open database, and the end of the write-ahead log before it was copied. */
const lastTaken = new WeakMap<Database, { folder: string; logEnd: string }>();

/** The newest copies of the embedded database, to recover from corruption. */
export class Snapshots {
  private readonly folder: string;
  /** Files with which another process requests a snapshot: before and while it is taken. */
  private readonly requested: string;
  private readonly answering: string;
  /** The folder to which this process moved the corrupt database. */
  private aside: string | undefined;

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'snapshots');
    this.requested = join(this.folder, 'requested');
    this.answering = join(this.folder, 'answering');
  }

  /**
   * Takes a snapshot while queries wait. If nothing was written since the newest one, that one gets the current time instead.
   * Does nothing for a PostgreSQL server.
   */
  async take(database: Database, now: Date): Promise<void> {
    const { copyFiles } = database;
    if (copyFiles) await oneAtATime(() => this.copyOrRename(database, copyFiles, now));
  }

  private async copyOrRename(database: Database, copyFiles: CopyFiles, now: Date): Promise<void> {
    const newest = this.list().at(-1);
    const logEnd = await logEndOf(database);
    const last = lastTaken.get(database);
    const isCurrent = last?.logEnd === logEnd && last.folder === newest;
    const number = numberOf(newest) + (isCurrent ? 0 : 1);
    const name = `${String(number).padStart(NUMBER_LENGTH, '0')}_${now.toISOString().replaceAll(':', '-')}`;
    const target = join(this.folder, name);
    if (isCurrent) await rename(last.folder, target);
    else await this.copy(copyFiles, target);
    lastTaken.set(database, { folder: target, logEnd });
  }

  /**
   * Asks the process that has the database open for a snapshot, and returns it. It contains all that was written before the
   * call. Undefined if that process takes none within 30 s.
   */
  async request(): Promise<string | undefined> {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.requested, '');
    for (const start = performance.now(); performance.now() - start < REQUEST_TIMEOUT_MS; await wait(REQUEST_POLL_MS))
      if (!existsSync(this.requested) && !existsSync(this.answering)) return this.list().at(-1);
    rmSync(this.requested, { force: true });
    return undefined;
  }

  /** Takes the snapshot that another process requested. After a failure, that process waits in vain. */
  async takeRequested(database: Database, now: Date): Promise<void> {
    if (!existsSync(this.requested)) return;
    // A request during the copy is a new one, because the copy may lack what was written before it.
    renameSync(this.requested, this.answering);
    await this.take(database, now);
    rmSync(this.answering);
  }

  private async copy(copyFiles: CopyFiles, target: string): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    for (const name of readdirSync(this.folder).filter((other) => other.endsWith(UNFINISHED)))
      await rm(join(this.folder, name), { recursive: true, force: true });
    try {
      await copyFiles(target + UNFINISHED);
      await rename(target + UNFINISHED, target);
    } catch (error) {
      // An incomplete copy would only take space on a full disk.
      await rm(target + UNFINISHED, { recursive: true, force: true });
      throw error;
    }
    for (const old of this.list().slice(0, -MAX_SNAPSHOTS)) await rm(old, { recursive: true, force: true });
  }

  /** Returns the complete snapshots, oldest first. One without a number whose time is in the future counts as the oldest. */
  list(): string[] {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).filter((name) => NAME.test(name));
    const isAhead = (name: string): number => Number(timeOf(name).getTime() > Date.now());
    const byNumber = (a: string, b: string): number => numberOf(a) - numberOf(b) || isAhead(b) - isAhead(a);
    return names.sort((a, b) => byNumber(a, b) || (a < b ? -1 : 1)).map((name) => join(this.folder, name));
  }

  newestAt(): Date | undefined {
    const newest = this.list().at(-1);
    if (newest === undefined) return undefined;
    return timeOf(basename(newest));
  }

  /**
   * Moves the corrupt database aside and puts the newest snapshot in its place. A further call replaces that snapshot with
   * the next older one. Throws `DatabaseBroken` if none is left.
   */
  restoreNewest(error: unknown): void {
    const database = join(this.dataDir, 'database');
    const newest = this.list().at(-1);
    if (this.aside !== undefined) rmSync(database, { recursive: true, force: true });
    if (newest === undefined) {
      if (this.aside !== undefined) renameSync(this.aside, database);
      throw new DatabaseBroken(database, error);
    }
    if (this.aside === undefined && existsSync(database)) this.aside = setAside(database);
    renameSync(newest, database);
    console.error(
      `The embedded database was corrupt and was replaced with ${newest}. ` +
        (this.aside === undefined ? 'Its folder was missing.' : `It was moved to ${this.aside}.`),
    );
  }
}

/** @param snapshot name or path; undefined before the first one */
function numberOf(snapshot: string | undefined): number {
  return Number(NAME.exec(basename(snapshot ?? ''))?.[1] ?? 0);
}

function timeOf(name: string): Date {
  const [, , time] = NAME.exec(name)!;
  return new Date(time!.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

/** Every write moves the end of the log. A position does not depend on whether its bytes are on the disk already. */
async function logEndOf(database: Database): Promise<string> {
  const [row] = await database.execute<[{ position: string }]>('select pg_current_wal_insert_lsn() as position');
  return row.position;
}

function setAside(folder: string): string {
  const aside = `${folder}.broken`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}
