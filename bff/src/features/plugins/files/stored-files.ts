import { Injectable } from '@nestjs/common';
import { integrityOf } from '@soccer-legends/plugin-checks';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { Log } from '../../../platform/http/log.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { DamagedVersions } from '../registry/damaged-versions.ts';
import type { PluginFile, PluginVersion } from '../registry/plugin.entities.ts';
import { SpareCopies } from './spare-copies.ts';

/** Reads published files and verifies them against their recorded hashes. Replaces a damaged file with an intact copy. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly copies: SpareCopies,
    private readonly damaged: DamagedVersions,
    private readonly log: Log,
  ) {}

  /** Returns undefined if the file is damaged and there is no intact copy. Rejects if the store is unavailable. */
  async read(version: PluginVersion, file: PluginFile): Promise<Buffer | undefined> {
    const blob = `${version.key}/${releaseOf(version, version.contentHash)}/${file.path}`;
    const stored = await this.blobs.get(blob);
    if (stored && integrityOf(stored) === file.sha384) return stored;
    for await (const copy of this.copies.of(version, file.path, blob)) {
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
    return this.damaged.set(version.id, paths) ? paths : undefined;
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
