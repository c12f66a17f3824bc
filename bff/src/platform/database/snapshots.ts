import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Database } from './database.ts';
import { OperatorError } from '../environment/operator-error.ts';

const MAX_SNAPSHOTS = 3;
const UNFINISHED = '.unfinished';

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

/** The last snapshot of each open database, and the end of the write-ahead log before it was copied. */
const lastTaken = new WeakMap<Database, { folder: string; logEnd: string }>();

/** The newest copies of the embedded database, to recover from corruption. */
export class Snapshots {
  private readonly folder: string;
  /** The folder to which this process moved the corrupt database. */
  private aside: string | undefined;

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'snapshots');
  }

  /**
   * Takes a snapshot while queries wait. If nothing was written since the newest one, that one gets the current time instead.
   * Does nothing for a PostgreSQL server.
   */
  async take(database: Database, now: Date): Promise<void> {
    if (!database.copyFiles) return;
    const target = join(this.folder, now.toISOString().replaceAll(':', '-'));
    const logEnd = await logEndOf(database);
    const last = lastTaken.get(database);
    if (last?.logEnd === logEnd && last.folder === this.list().at(-1)) await rename(last.folder, target);
    else await this.copy(database.copyFiles, target);
    lastTaken.set(database, { folder: target, logEnd });
  }

  private async copy(copyFiles: NonNullable<Database['copyFiles']>, target: string): Promise<void> {
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

  /** Returns the complete snapshots, oldest first. */
  list(): string[] {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).filter((name) => !name.endsWith(UNFINISHED));
    return names.sort().map((name) => join(this.folder, name));
  }

  newestAt(): Date | undefined {
    const newest = this.list().at(-1);
    return newest === undefined ? undefined : new Date(basename(newest).replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
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

/** Every write moves the end of the log. A position does not depend on whether its bytes are on the disk already. */
async function logEndOf(database: Database): Promise<string> {
  const [row] = await database.em().execute<[{ position: string }]>('select pg_current_wal_insert_lsn() as position');
  return row.position;
}

function setAside(folder: string): string {
  const aside = `${folder}.broken`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}
