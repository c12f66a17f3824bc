import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { PluginManifest, PluginOrigin } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { contentTypeOf } from '../../../platform/http/content-types.ts';
import { integrityOf } from '../../../platform/http/integrity.ts';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { contentHashOf, releaseOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { Plugin, PluginVersion, type PluginFile } from '../registry/plugin.entities.ts';
import { VersionExists } from '../registry/plugin.errors.ts';
import { whileNobodyElsePublishes } from '../registry/plugin-lock.ts';
import { PresentPlugins } from '../registry/registry.ts';
import { refuseTakenAddresses } from '../registry/addresses.ts';
import { judgePlugin } from './judge-plugin.ts';

export interface Publisher {
  origin: PluginOrigin;
  /** Who it is, for the receipt and the history. */
  actor: string;
}

/** A build that may be published, described. */
export interface JudgedPlugin {
  manifest: PluginManifest;
  files: readonly PluginFile[];
  contentHash: string;
}

export interface Published {
  version: PluginVersion;
  plugin: Plugin;
  /** False where this very content was there before. */
  created: boolean;
}

/** What else belongs into the transaction that publishes. */
export type AlongWith = (em: EntityManager, published: Published) => Promise<void>;

/** The one way into the registry, for the site's own games and for anybody's. Publishing releases nothing. */
@Injectable()
export class PublishPlugin {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    private readonly present: PresentPlugins,
    private readonly clock: Clock,
  ) {}

  /** Throws what keeps it from being published; the same content again is no fault and changes nothing. */
  async publish(built: BuiltPlugin, publisher: Publisher, alongWith: AlongWith): Promise<Published> {
    const judged = await this.judge(this.database.em(), built, publisher.origin);
    const folder = `${judged.manifest.key}/${releaseOf(judged.manifest, judged.contentHash)}`;
    for (const [path, bytes] of built.files) await this.blobs.put(`${folder}/${path}`, bytes);
    return whileNobodyElsePublishes(this.database, async (em) => {
      await this.refuseConflicts(em, judged, publisher.origin);
      const published = await this.record(em, judged, publisher);
      await alongWith(em, published);
      return published;
    });
  }

  /** Everything that publishing would find fault with, without publishing. */
  async judge(em: EntityManager, built: BuiltPlugin, origin: PluginOrigin): Promise<JudgedPlugin> {
    const manifest = judgePlugin(built, origin);
    const files = [...built.files].map(([path, bytes]) => describeFile(path, bytes));
    const judged = { manifest, files, contentHash: contentHashOf(files) };
    await this.refuseConflicts(em, judged, origin);
    return judged;
  }

  /** Whether a plugin's addresses are its own: a bundled one whose folder is gone has none. */
  readonly isThere = (live: PluginVersion | undefined, key: string): boolean =>
    live?.origin !== 'bundled' || this.present.has(key);

  private async refuseConflicts(em: EntityManager, judged: JudgedPlugin, origin: PluginOrigin): Promise<void> {
    const { key, version } = judged.manifest;
    await refuseTakenAddresses(em, judged.manifest, this.isThere);
    // Whoever builds the site itself builds one version many times; everybody else's number means one content.
    if (origin === 'bundled') return;
    const known = await em.find(PluginVersion, { key, version });
    if (known.length > 0 && !known.some(({ contentHash }) => contentHash === judged.contentHash))
      throw new VersionExists(key, version);
  }

  private async record(em: EntityManager, judged: JudgedPlugin, { origin, actor }: Publisher): Promise<Published> {
    const { key, version: number } = judged.manifest;
    const plugin =
      (await em.findOne(Plugin, { key })) ??
      em.create(Plugin, { key, isActive: true, followsBundle: origin === 'bundled' }, { persist: true });
    const known = await em.findOne(PluginVersion, { key, version: number, contentHash: judged.contentHash });
    const version =
      known ??
      em.create(
        PluginVersion,
        { key, version: number, ...judged, origin, publishedAt: this.clock.now(), publishedBy: actor },
        { persist: true },
      );
    await em.flush();
    return { plugin, version, created: !known };
  }
}

function describeFile(path: string, bytes: Buffer): PluginFile {
  return { path, sha384: integrityOf(bytes), size: bytes.length, type: contentTypeOf(path)! };
}
