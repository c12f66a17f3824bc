import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Log } from '../../../platform/http/log.ts';
import { keyOf, readBuiltPlugin, signatureOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { AvailableBundles, Registry } from '../registry/registry.ts';
import { releaseBundle } from '../release/live-pointer.ts';
import { PublishPlugin } from './publish-plugin.ts';

const BUNDLE = { origin: 'bundled', actor: 'bundle' } as const;

interface Folder {
  /** Signature of the build that was last published, also if publishing failed. */
  published?: string | undefined;
  found?: string | undefined;
  /** Signature of the last build that could not be stored. */
  notStored?: string | undefined;
  key?: string | undefined;
}

/** Publishes the builds in the plugins folder at start-up and when they change. A broken build affects no other. */
@Injectable()
export class BundledPlugins {
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
    const found = await Promise.all((await this.names()).map((name) => this.inspect(name)));
    const rankOf = ({ key = '' }: { key?: string | undefined }): number =>
      order.includes(key) ? order.indexOf(key) : order.length;
    for (const { name, signature, built } of found.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      if (signature && built) await this.publish(name, signature, built);
    }
    await this.registry.reload();
  }

  /**
   * Publishes builds that have changed, but not since the previous check, so that no unfinished build is published. Joins a
   * check in progress.
   */
  follow(): Promise<void> {
    return (this.running ??= this.checkFolders().finally(() => (this.running = undefined)));
  }

  private async checkFolders(): Promise<void> {
    const names = new Set([...(await this.names()), ...this.folders.keys()]);
    let changed = false;
    for (const name of names) {
      const folder = this.folders.get(name) ?? {};
      const signature = await signatureOf(this.distOf(name));
      const isStable = signature === folder.found;
      this.folders.set(name, { ...folder, found: signature });
      if (!isStable || signature === folder.published) continue;
      changed = true;
      await this.applyChange(name, signature).catch((error: unknown) => this.logOnce(name, signature, error));
    }
    if (changed) await this.registry.reload();
  }

  private logOnce(name: string, signature: string | undefined, error: unknown): void {
    const folder = this.folders.get(name)!;
    if (folder.notStored === signature) return;
    this.folders.set(name, { ...folder, notStored: signature });
    this.log.error({ plugin: name, err: error }, `The plugin in "${name}" could not be stored. It is tried again.`);
  }

  private async applyChange(name: string, signature: string | undefined): Promise<void> {
    const folder = this.folders.get(name)!;
    if (signature !== undefined) {
      const { built } = await this.inspect(name);
      if (built) await this.publish(name, signature, built);
      return;
    }
    this.folders.set(name, {});
    if (!folder.key) return;
    this.bundles.delete(folder.key);
    this.log.info(
      { plugin: folder.key },
      `The build of the plugin "${folder.key}" was removed, so the plugin is no longer listed.`,
    );
  }

  private async publish(name: string, signature: string, built: BuiltPlugin): Promise<void> {
    // Set first, so that a broken build is not retried before it changes.
    this.folders.set(name, { ...this.folders.get(name), published: signature, found: signature });
    try {
      const key = await this.release(built);
      this.folders.set(name, { published: signature, found: signature, key });
    } catch (error) {
      // The storage failed, not the build. The next check tries again.
      if (!(error instanceof DomainError)) {
        this.folders.set(name, { ...this.folders.get(name), published: undefined });
        throw error;
      }
      this.log.error(
        { plugin: name, reason: (error as Error).message },
        `Publishing the plugin in "${name}" failed. Fix the build; it is retried when it changes.`,
      );
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

  private async inspect(
    name: string,
  ): Promise<{ name: string; signature?: string | undefined; built?: BuiltPlugin; key?: string | undefined }> {
    const signature = await signatureOf(this.distOf(name));
    if (signature === undefined) return { name };
    try {
      const built = await readBuiltPlugin(this.distOf(name));
      return { name, signature, built, key: keyOf(built) };
    } catch (error) {
      this.folders.set(name, { published: signature, found: signature });
      this.log.error(
        { plugin: name, reason: (error as Error).message },
        `Reading the plugin in "${name}" failed. Fix the build; it is retried when it changes.`,
      );
      return { name, signature };
    }
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
