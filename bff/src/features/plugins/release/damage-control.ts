import { Injectable } from '@nestjs/common';
import { BlobStoreUnavailable } from '../../../platform/blobs/blob-store.ts';
import { Database } from '../../../platform/database/database.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { Log } from '../../../platform/http/log.ts';
import { releaseOf } from '../registry/built-plugin.ts';
import { DamagedVersions, StoredFiles } from '../registry/stored-files.ts';
import { Plugin, PluginVersion } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { Releases } from './releases.ts';

/** Finds and repairs damaged files of plugins. Replaces a live version that cannot be repaired. */
@Injectable()
export class DamageControl {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly releases: Releases,
    private readonly registry: Registry,
    private readonly damaged: DamagedVersions,
    private readonly log: Log,
  ) {}

  /** Verifies the files of all versions that visitors get, on this server. Called at start-up, and hourly on one server. */
  @Scheduled({ at: 'hourly', name: 'check-plugin-files' })
  async checkAll(): Promise<void> {
    const plugins = await this.database.em().find(Plugin, {}, { populate: ['liveVersion', 'candidateVersion'] });
    try {
      await this.verifyAll(
        plugins.flatMap(({ liveVersion, candidateVersion }) =>
          [liveVersion, candidateVersion].filter((version) => version != null),
        ),
      );
    } catch (error) {
      if (!(error instanceof BlobStoreUnavailable)) throw error;
      this.log.warn(
        { err: error },
        'The files of the plugins were not verified. They are verified when they are read.',
      );
    }
  }

  /**
   * Verifies the versions that this server found damaged. Called every minute on every server: another server may have
   * stored intact files since.
   */
  async checkDamaged(): Promise<void> {
    const ids = [...this.damaged.keys()];
    if (ids.length > 0) await this.verifyAll(await this.database.em().find(PluginVersion, { id: { $in: ids } }));
  }

  /** Verifies one version, after one of its files was found damaged or after it was published again. */
  async check(version: PluginVersion): Promise<void> {
    await this.verifyAll([version]);
  }

  private async verifyAll(versions: readonly PluginVersion[]): Promise<void> {
    let changed = false;
    try {
      for (const version of versions) if (await this.verify(version)) changed = true;
    } finally {
      if (changed) await this.registry.reload();
    }
  }

  /** Replaces a version that is newly damaged. Returns whether its state has changed since the last check. */
  private async verify(version: PluginVersion): Promise<boolean> {
    const damaged = await this.files.verify(version);
    if (damaged && damaged.length > 0) await this.replace(version, damaged);
    return damaged !== undefined;
  }

  private async replace(version: PluginVersion, paths: readonly string[]): Promise<void> {
    const release = `${version.key} ${releaseOf(version, version.contentHash)}`;
    this.log.error(
      { release, files: paths },
      `Stored files of ${release} are damaged and there is no intact copy. Publish this version again.`,
    );
    await this.releases.replaceDamaged(version, paths[0]!);
  }
}
