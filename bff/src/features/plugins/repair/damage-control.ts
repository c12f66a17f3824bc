import { Injectable } from '@nestjs/common';
import { BlobStoreUnavailable } from '../../../platform/blobs/blob-store.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { DamagedVersions } from '../registry/damaged-versions.ts';
import { Plugin, type PluginVersion } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { Releases } from '../release/releases.ts';
import { StoredFiles } from '../files/stored-files.ts';

/** Finds and repairs damaged files of plugins. Replaces a live version that cannot be repaired. */
@Injectable()
export class DamageControl {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly damaged: DamagedVersions,
    private readonly releases: Releases,
    private readonly registry: Registry,
    private readonly log: Log,
  ) {}

  /** Verifies the files of all versions that visitors get. Called at start-up and every hour. */
  async checkAll(): Promise<void> {
    const plugins = await this.database.em().find(Plugin, {}, { populate: ['liveVersion', 'candidateVersion'] });
    let changed = false;
    try {
      for (const { liveVersion, candidateVersion } of plugins)
        for (const version of [liveVersion, candidateVersion])
          if (version && (await this.isNewlyDamaged(version))) changed = (await this.replace(version)) || changed;
    } catch (fault) {
      if (!(fault instanceof BlobStoreUnavailable)) throw fault;
      this.log.warn(
        { err: fault },
        'The files of the plugins were not verified. They are verified when they are read.',
      );
    }
    if (changed) await this.registry.reload();
  }

  /** Verifies one version, after one of its files was found damaged or after it was published again. */
  async check(version: PluginVersion): Promise<void> {
    if (!(await this.isNewlyDamaged(version))) return;
    await this.replace(version);
    await this.registry.reload();
  }

  /** Returns whether the state has changed since the last check. */
  private async isNewlyDamaged(version: PluginVersion): Promise<boolean> {
    return this.damaged.set(version.id, await this.files.damagedIn(version));
  }

  /** Replaces a damaged version. Returns true, because the registry has to be read again. */
  private async replace(version: PluginVersion): Promise<true> {
    const paths = this.damaged.of(version.id);
    if (paths.length === 0) return true;
    const release = `${version.key} ${releaseOf(version, version.contentHash)}`;
    this.log.error(
      { release, files: paths },
      `Stored files of ${release} are damaged and there is no intact copy. Publish this version again.`,
    );
    const isIntact = async (other: PluginVersion): Promise<boolean> => (await this.files.damagedIn(other)).length === 0;
    await this.releases.replaceDamaged(version, paths[0]!, isIntact);
    return true;
  }
}
