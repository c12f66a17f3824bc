import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { routeOf, type PluginManifest } from '@soccer-legends/contracts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { contentTypeOf } from '../http/content-types.ts';
import { integrityOf } from '../http/integrity.ts';
import { BlobStore } from './blob-store.ts';
import { contentHashOf, releaseOf, type BuiltPlugin } from './built-plugin.ts';
import { Plugin, PluginVersion, type PluginFile, type PluginOrigin } from './plugin.entity.ts';
import { PluginRefused } from './plugin.errors.ts';
import { pluginFaults } from './plugin-faults.ts';
import { Registry } from './registry.ts';

/** Replicas that start together publish the same files; one after the other, the second finds nothing to do. */
const PUBLISH_LOCK = 727_274_002;

/** The one way into the registry, for the site's own games and for anybody's. */
@Injectable()
export class PublishPlugin {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /** Publishes and releases a build; answers whether anything changed. Throws `PluginRefused` with every fault. */
  async publish(built: BuiltPlugin, origin: PluginOrigin): Promise<boolean> {
    const manifest = this.judge(built);
    const files = [...built.files].map(([path, bytes]) => describeFile(path, bytes));
    const contentHash = contentHashOf(files);
    const release = releaseOf(manifest, contentHash);
    for (const [path, bytes] of built.files) await this.blobs.put(`${manifest.key}/${release}/${path}`, bytes);
    return this.database.em().transactional(async (em) => {
      await em.execute(`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
      const version = await this.recordVersion(em, { manifest, files, contentHash });
      return moveLivePointer(em, version, origin);
    });
  }

  private judge(built: BuiltPlugin): PluginManifest {
    const faults = pluginFaults(built);
    const manifest = built.manifest as PluginManifest;
    if (faults.length === 0) faults.push(...this.clashes(manifest));
    if (faults.length > 0) throw new PluginRefused(nameOf(built.manifest), faults);
    return manifest;
  }

  private clashes(manifest: PluginManifest): string[] {
    const own = addressesOf(manifest);
    return this.registry.listings
      .filter(({ key }) => key !== manifest.key)
      .flatMap((other) =>
        addressesOf(other)
          .filter((address) => own.includes(address))
          .map((address) => ({ address, key: other.key })),
      )
      .map(({ address, key }) => `route: ${address} belongs to the plugin "${key}"`);
  }

  private async recordVersion(
    em: EntityManager,
    version: Pick<PluginVersion, 'manifest' | 'files' | 'contentHash'>,
  ): Promise<PluginVersion> {
    const { key, version: number } = version.manifest;
    const known = await em.findOne(PluginVersion, { key, version: number, contentHash: version.contentHash });
    if (known) return known;
    const created = em.create(PluginVersion, { key, version: number, ...version, publishedAt: this.clock.now() });
    await em.persist(created).flush();
    return created;
  }
}

async function moveLivePointer(em: EntityManager, { id, key }: PluginVersion, origin: PluginOrigin): Promise<boolean> {
  const plugin = await em.findOne(Plugin, { key });
  if (plugin?.liveVersionId === id) return false;
  if (plugin) plugin.liveVersionId = id;
  else em.persist(em.create(Plugin, { key, isActive: true, liveVersionId: id, origin }));
  await em.flush();
  return true;
}

/** A plugin lives under its route, and under its key as an alias. */
function addressesOf(plugin: Pick<PluginManifest, 'key' | 'route'>): string[] {
  return [...new Set([routeOf(plugin), `/${plugin.key}`])];
}

function describeFile(path: string, bytes: Buffer): PluginFile {
  return { path, sha384: integrityOf(bytes), size: bytes.length, type: contentTypeOf(path)! };
}

function nameOf(manifest: unknown): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key.slice(0, 60) : 'without a key';
}
