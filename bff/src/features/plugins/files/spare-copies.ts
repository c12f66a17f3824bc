import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { PluginVersion } from '../registry/plugin.entities.ts';

/** Finds copies of published files outside of their place in the store. The copies are not verified. */
@Injectable()
export class SpareCopies {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'pluginsDir' | 'backupDir'>,
    private readonly blobs: BlobStore,
  ) {}

  /** Yields unverified copies from the build (for a bundled version), the bucket and the backups, newest first. */
  async *of({ origin }: Pick<PluginVersion, 'origin'>, path: string, blob: string): AsyncIterable<Buffer> {
    if (origin === 'bundled') yield* copiesBelow(this.config.pluginsDir, join('dist', path));
    yield* this.blobs.olderCopies(blob);
    if (this.config.backupDir !== undefined) yield* copiesBelow(this.config.backupDir, join('plugins', blob));
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
