import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

const KEPT = 3;
const UNFINISHED = '.unfinished';

/** The embedded database broke, and there is no snapshot to go back to; it is left as it was found. */
export class DatabaseBroken extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened, and no snapshot of it can. ` +
        'Restore a backup, or move the folder away to start with an empty one.',
      { cause },
    );
  }
}

/** Copies of the embedded database beside it, the newest few: the way back from a broken one. */
export class Snapshots {
  private readonly folder: string;
  /** Where this process has put the broken database. */
  private aside: string | undefined;

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, 'snapshots');
  }

  /** Takes one; queries wait meanwhile. Does nothing for a database that is not embedded. */
  async take(database: Database, now: Date): Promise<void> {
    if (!database.copyFiles) return;
    const target = join(this.folder, now.toISOString().replaceAll(':', '-'));
    mkdirSync(this.folder, { recursive: true });
    for (const name of readdirSync(this.folder).filter((other) => other.endsWith(UNFINISHED)))
      await rm(join(this.folder, name), { recursive: true, force: true });
    try {
      await database.copyFiles(target + UNFINISHED);
      await rename(target + UNFINISHED, target);
    } catch (fault) {
      // A disk that is full has no room for half a copy either.
      await rm(target + UNFINISHED, { recursive: true, force: true });
      throw fault;
    }
    for (const old of this.list().slice(0, -KEPT)) await rm(old, { recursive: true, force: true });
  }

  /** The whole ones, the oldest first. */
  list(): string[] {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).filter((name) => !name.endsWith(UNFINISHED));
    return names.sort().map((name) => join(this.folder, name));
  }

  /**
   * Moves a database that cannot be opened aside, and the newest snapshot into its place; called again, that snapshot
   * was no better, and the next older one follows. Throws `DatabaseBroken` where there is none left.
   */
  putBack(fault: unknown): void {
    const database = join(this.dataDir, 'database');
    const newest = this.list().at(-1);
    if (this.aside !== undefined) rmSync(database, { recursive: true, force: true });
    if (newest === undefined) {
      if (this.aside !== undefined) renameSync(this.aside, database);
      throw new DatabaseBroken(database, fault);
    }
    if (this.aside === undefined && existsSync(database)) this.aside = setAside(database);
    renameSync(newest, database);
    console.error(
      `The embedded database was broken and is kept in ${this.aside ?? 'no place'}; ${newest} has taken its place.`,
    );
  }
}

function setAside(folder: string): string {
  const aside = `${folder}.broken`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(folder, aside);
  return aside;
}
