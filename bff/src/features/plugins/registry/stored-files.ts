import { Injectable, Inject } from '@nestjs/common';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { PluginVersion, PluginFile } from './plugin.entities.ts';
import { integrityOf } from '@soccer-legends/plugin-checks';
import { Log } from '../../../platform/http/log.ts';
import { releaseOf } from './built-plugin.ts';

/** Paths of damaged or missing files that this process could not repair, by the id of the version. */
@Injectable()
export class DamagedVersions extends Map<number, readonly string[]> {}

/** Reads published files and verifies them against their recorded hashes. Replaces a damaged file with an intact copy. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly damaged: DamagedVersions,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: Pick<Config, 'pluginsDir' | 'backupDir'>,
  ) {}

  /** Returns undefined if the file is damaged and there is no intact copy. Rejects if the store is unavailable. */
  async read(version: PluginVersion, file: PluginFile): Promise<Buffer | undefined> {
    const blob = `${version.key}/${releaseOf(version, version.contentHash)}/${file.path}`;
    const stored = await this.blobs.get(blob);
    if (stored && integrityOf(stored) === file.sha384) return stored;
    for await (const copy of this.copiesOf(version, file.path, blob)) {
      if (integrityOf(copy) !== file.sha384) continue;
      await this.store(blob, copy);
      return copy;
    }
    return undefined;
  }

  /** Returns the paths of damaged files that could not be repaired. */
  async damagedIn(version: PluginVersion): Promise<string[]> {
    const damaged: string[] = [];
    for (const file of version.files) if (!(await this.read(version, file))) damaged.push(file.path);
    return damaged;
  }

  /** Verifies all files. Returns the paths of the damaged ones, or undefined if they are the same as at the last check. */
  async verify(version: PluginVersion): Promise<readonly string[] | undefined> {
    const paths = await this.damagedIn(version);
    const before = this.damaged.get(version.id) ?? [];
    if (paths.length === 0) this.damaged.delete(version.id);
    else this.damaged.set(version.id, paths);
    return before.join() === paths.join() ? undefined : paths;
  }

  /** Yields unverified copies from the build (for a bundled version), the bucket and the backups, newest first. */
  private async *copiesOf({ origin }: PluginVersion, path: string, blob: string): AsyncIterable<Buffer> {
    if (origin === 'bundled') yield* copiesBelow(this.config.pluginsDir, join('dist', path));
    yield* this.blobs.olderCopies(blob);
    if (this.config.backupDir !== undefined) yield* copiesBelow(this.config.backupDir, join('plugins', blob));
  }

  // The copy can be served even if it cannot be stored.
  private async store(blob: string, copy: Buffer): Promise<void> {
    try {
      await this.blobs.put(blob, copy);
      this.log.warn({ file: blob }, 'A stored file was damaged or missing. It was replaced with an intact copy.');
    } catch (error) {
      this.log.error({ file: blob, err: error }, 'A stored file is damaged, and its intact copy could not be stored.');
    }
  }
}

/** Yields the files at `path` in the subfolders of a folder, in descending order of the folder names. */
async function* copiesBelow(folder: string, path: string): AsyncIterable<Buffer> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort().reverse()) {
    const copy = await readFile(join(folder, name, path)).catch(() => undefined);
    if (copy) yield copy;
  }
}
