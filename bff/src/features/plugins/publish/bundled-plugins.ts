import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { addressesOf, isReservedRoute } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Log } from '../../../platform/http/log.ts';
import { keyOf, readBuiltPlugin, signatureOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { AvailableBundles, Registry } from '../registry/registry.ts';
import { releaseBundle } from '../release/plugin-changes.ts';
import { PublishPlugin } from './publish-plugin.ts';

const BUNDLE = { origin: 'bundled', actor: 'bundle' } as const;

interface Folder {
  found?: string | undefined;
  /** Signature of the build that was last published, also if publishing failed. */
  published?: string | undefined;
  /** Signature of the last build that could not be stored. */
  notStored?: string | undefined;
  key?: string;
}

/** Publishes the builds in the plugins folder at start-up and when they change. A broken build affects no other. */
@Injectable()
export class BundledPlugins {
  // eslint-disable-next-line no-restricted-syntax -- the folders of the builds
  private readonly folders = new Map<string, Folder>();
  private running: Promise<void> | undefined;

  constructor(
    private readonly publisher: PublishPlugin,
    private readonly bundles: AvailableBundles,
    private readonly registry: Registry,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: Pick<Config, 'pluginsDir'>,
  ) {}

  /** Publishes all builds: known plugins first, because they own their routes. Rejects if a build cannot be stored. */
  async publishAll(): Promise<void> {
    const order = await this.publisher.knownKeys();
    const rankOf = (built: BuiltPlugin): number =>
      order.includes(keyOf(built)) ? order.indexOf(keyOf(built)) : order.length;
    const names = await this.names();
    if (names.length === 0)
      this.log.warn(
        { folder: this.config.pluginsDir },
        'The folder has no built games. Build them, or set PLUGINS_DIR.',
      );
    const found = await Promise.all(names.map((name) => this.read(name)));
    for (const { name, signature, built } of found.flat().toSorted((a, b) => rankOf(a.built) - rankOf(b.built)))
      await this.publish(name, signature, built);
    await this.registry.reload();
    this.logReservedAddresses();
  }

  /** Names stored games at an address that a newer version of the site has reserved. They cannot be published again. */
  private logReservedAddresses(): void {
    for (const { key, route } of this.registry.listings) {
      const address = addressesOf({ key, route }).find(isReservedRoute);
      if (address === undefined) continue;
      const advice = `The site reserves ${address}. Publish the plugin "${key}" with another key or route.`;
      this.log.warn({ plugin: key, address }, advice);
    }
  }

  /**
   * Publishes builds that have changed, but not since the previous check, so that no unfinished build is published. Joins a
   * check in progress.
   */
  follow(): Promise<void> {
    return (this.running ??= this.checkFolders().finally(() => (this.running = undefined)));
  }

  private async checkFolders(): Promise<void> {
    let changed = false;
    for (const name of new Set([...(await this.names()), ...this.folders.keys()])) {
      const folder = this.folderOf(name);
      const signature = await signatureOf(this.distOf(name));
      const isStable = signature === folder.found;
      folder.found = signature;
      if (!isStable || signature === folder.published) continue;
      changed = true;
      if (signature === undefined) this.remove(name);
      for (const build of await this.read(name))
        await this.publish(name, build.signature, build.built).catch((error: unknown) => this.logOnce(name, error));
    }
    if (changed) await this.registry.reload();
  }

  private logOnce(name: string, error: unknown): void {
    const folder = this.folderOf(name);
    if (folder.notStored === folder.found) return;
    folder.notStored = folder.found;
    this.log.error({ plugin: name, err: error }, `The plugin in "${name}" could not be stored. It is tried again.`);
  }

  private remove(name: string): void {
    const { key } = this.folderOf(name);
    this.folders.delete(name);
    if (key === undefined) return;
    this.bundles.delete(key);
    this.log.info({ plugin: key }, `The build of the plugin "${key}" was removed, so the plugin is no longer listed.`);
  }

  private async publish(name: string, signature: string, built: BuiltPlugin): Promise<void> {
    const folder = this.folderOf(name);
    // Set first, so that a broken build is not retried before it changes.
    folder.published = folder.found = signature;
    try {
      folder.key = await this.release(built);
      folder.notStored = undefined;
    } catch (error) {
      // The storage failed, not the build. The next check tries again.
      if (!(error instanceof DomainError)) {
        folder.published = undefined;
        throw error;
      }
      this.logBroken('Publishing', name, error);
    }
  }

  /** Publishes a build, and makes it live unless a person chose the live version. Returns the plugin's key. */
  private async release(built: BuiltPlugin): Promise<string> {
    const key = keyOf(built);
    let released = false;
    const { created } = await this.publisher.publish(built, BUNDLE, async (em, published) => {
      released = releaseBundle(em, published);
      await em.flush();
    });
    this.bundles.add(key);
    const outcome = released ? 'and is live' : 'but is not live, because a person has chosen the live version';
    if (created || released) this.log.info({ plugin: key, released }, `The plugin "${key}" was published ${outcome}.`);
    return key;
  }

  /** Returns the build in a folder; an empty list without a readable one. */
  private async read(name: string): Promise<{ name: string; signature: string; built: BuiltPlugin }[]> {
    const signature = await signatureOf(this.distOf(name));
    if (signature === undefined) return [];
    try {
      return [{ name, signature, built: await readBuiltPlugin(this.distOf(name)) }];
    } catch (error) {
      Object.assign(this.folderOf(name), { published: signature, found: signature });
      this.logBroken('Reading', name, error);
      return [];
    }
  }

  private logBroken(what: string, name: string, error: unknown): void {
    this.log.error(
      { plugin: name, reason: (error as Error).message },
      `${what} the plugin in "${name}" failed. Fix the build; it is retried when it changes.`,
    );
  }

  private folderOf(name: string): Folder {
    const folder = this.folders.get(name) ?? {};
    this.folders.set(name, folder);
    return folder;
  }

  /** Returns the sorted names of the subfolders, each with its build in `dist`; an empty list without the folder. */
  private async names(): Promise<string[]> {
    const entries = await readdir(this.config.pluginsDir, { withFileTypes: true }).catch(() => []);
    const folders = entries.filter((entry) => entry.isDirectory());
    return folders.map(({ name }) => name).sort();
  }

  private distOf(name: string): string {
    return join(this.config.pluginsDir, name, 'dist');
  }
}
