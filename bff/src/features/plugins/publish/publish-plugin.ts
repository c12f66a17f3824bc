import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import type { PluginManifest, PluginOrigin, Provenance, SignedProvenance } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { contentTypeOf } from '../../../platform/http/content-types.ts';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { contentHashOf, releaseOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { Plugin, PluginVersion, type PluginFile } from '../registry/plugin.entities.ts';
import { VersionExists } from '../registry/plugin.errors.ts';
import { withPluginLock } from '../release/plugin-changes.ts';
import { AvailableBundles, assertAddressesFree } from '../registry/registry.ts';
import { ProvenanceSigner } from './provenance-signer.ts';
import { validatePlugin } from './validate-plugin.ts';

export interface Publisher {
  origin: PluginOrigin;
  actor: string;
  provenance?: Provenance | undefined;
}

/** A build that may be stored, with the hashes under which it is stored. */
interface ValidatedPlugin {
  manifest: PluginManifest;
  files: readonly PluginFile[];
  contentHash: string;
}

export interface Published {
  version: PluginVersion;
  plugin: Plugin;
  /** False if the same content had been published before. */
  created: boolean;
  at: Date;
}

/** Runs in the transaction that publishes, before its commit. */
type InTransaction = (em: EntityManager, published: Published) => Promise<void>;

/**
 * Publishes bundled and uploaded builds. A published version is not live until it is released. Files are stored before the
 * transaction that records them, so that a recorded version always has its files.
 */
@Injectable()
export class PublishPlugin {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    private readonly bundles: AvailableBundles,
    private readonly clock: Clock,
    private readonly signer: ProvenanceSigner,
  ) {}

  /**
   * Validates and stores a build, and runs `inTransaction`. Publishing the same content again only restores missing files.
   * Throws like `validate`; files of a failed attempt are removed.
   */
  async publish(built: BuiltPlugin, publisher: Publisher, inTransaction: InTransaction): Promise<Published> {
    const valid = contentOf(built, publisher.origin);
    const added: string[] = [];
    try {
      await this.storeFiles(built, valid, added);
      const provenance = await this.signed(valid, publisher);
      return await withPluginLock(this.database, async (em) => {
        await this.assertNoConflicts(em, valid, publisher.origin);
        const published = await this.record(em, valid, publisher, provenance);
        await inTransaction(em, published);
        return published;
      });
    } catch (error) {
      await this.removeUnlessPublished(added, valid);
      throw error;
    }
  }

  /** Appends the files that it stored to `added`, also if it fails halfway. */
  private async storeFiles(
    { files, teamFiles = new Map<string, Buffer>() }: BuiltPlugin,
    valid: ValidatedPlugin,
    added: string[],
  ): Promise<void> {
    const folder = `${valid.manifest.key}/${releaseOf(valid.manifest, valid.contentHash)}`;
    for (const [path, bytes] of [...files, ...teamFiles]) {
      const blob = `${folder}/${path}`;
      if (await this.blobs.put(blob, bytes)) added.push(blob);
    }
  }

  /** Removes files that no version uses. Another server may have published the same content meanwhile. */
  private async removeUnlessPublished(
    added: readonly string[],
    { manifest, contentHash }: ValidatedPlugin,
  ): Promise<void> {
    try {
      const { key } = manifest;
      if ((await this.database.em().count(PluginVersion, { key, contentHash })) > 0) return;
      for (const blob of added) await this.blobs.remove(blob);
    } catch {
      // The store or the database is unavailable. The files only take space, and the next attempt uses them.
    }
  }

  /**
   * Returns the build with its hashes. Throws `InvalidPlugin`, `PluginIncompatible`, `AddressReserved`, `AddressTaken` or
   * `VersionExists`.
   */
  async validate(built: BuiltPlugin, origin: PluginOrigin): Promise<ValidatedPlugin> {
    const valid = contentOf(built, origin);
    await this.assertNoConflicts(this.database.em(), valid, origin);
    return valid;
  }

  /** Returns the keys of all plugins, in the order of their first publication. */
  async knownKeys(): Promise<string[]> {
    const plugins = await this.database.em().find(Plugin, {}, { orderBy: { id: 'asc' } });
    return plugins.map(({ key }) => key);
  }

  /** Returns the plugin with its live version, and the version with the same content, as far as they are stored. */
  async find(
    { manifest, contentHash }: ValidatedPlugin,
    em: EntityManager = this.database.em(),
  ): Promise<{ plugin: Plugin | null; known: PluginVersion | null }> {
    const { key, version } = manifest;
    return {
      plugin: await em.findOne(Plugin, { key }, { populate: ['liveVersion'] }),
      known: await em.findOne(PluginVersion, { key, version, contentHash }),
    };
  }

  private async assertNoConflicts(em: EntityManager, valid: ValidatedPlugin, origin: PluginOrigin): Promise<void> {
    const { key, version } = valid.manifest;
    await assertAddressesFree(em, valid.manifest, this.bundles);
    // Developers of the site build the same version many times. An uploaded version must never change its content.
    if (origin === 'bundled') return;
    const sameNumber = await em.find(PluginVersion, { key, version });
    if (sameNumber.length > 0 && !sameNumber.some(({ contentHash }) => contentHash === valid.contentHash))
      throw new VersionExists({ key, version });
  }

  /** Signs the provenance before the transaction, because reading the key needs the embedded database's only connection. */
  private async signed(
    { manifest, contentHash }: ValidatedPlugin,
    { provenance }: Publisher,
  ): Promise<SignedProvenance | null> {
    if (!provenance) return null;
    const release = releaseOf(manifest, contentHash);
    return this.signer.sign(provenance, { plugin: manifest.key, release, contentHash });
  }

  private async record(
    em: EntityManager,
    valid: ValidatedPlugin,
    { origin, actor }: Publisher,
    provenance: SignedProvenance | null,
  ): Promise<Published> {
    const { key, version: number } = valid.manifest;
    const at = this.clock.now();
    const { plugin, known } = await this.find(valid, em);
    const published = {
      plugin:
        plugin ?? em.create(Plugin, { key, isActive: true, followsBundle: origin === 'bundled' }, { persist: true }),
      version:
        known ??
        em.create(
          PluginVersion,
          { key, version: number, ...valid, origin, publishedAt: at, publishedBy: actor, provenance },
          { persist: true },
        ),
    };
    await em.flush();
    return { ...published, created: !known, at };
  }
}

/** Validates a built plugin on its own. Throws `InvalidPlugin`, `PluginIncompatible` or `AddressReserved`. */
function contentOf(built: BuiltPlugin, origin: PluginOrigin): ValidatedPlugin {
  const manifest = validatePlugin(built, origin);
  const files = [...built.files].map(([path, { length: size }]) => ({
    path,
    sha384: built.hashes.get(path)!,
    size,
    type: contentTypeOf(path)!,
  }));
  return { manifest, files, contentHash: contentHashOf(files) };
}
