import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { Log } from '../../../platform/http/log.ts';
import { keyOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { Plugin } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { PluginsFolder } from './plugins-folder.ts';
import { PublishBundle } from './publish-bundle.ts';

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
    private readonly builds: PluginsFolder,
    private readonly bundle: PublishBundle,
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly log: Log,
  ) {}

  /** Publishes all builds: known plugins first, because they own their routes. Rejects if a build cannot be stored. */
  async publishAll(): Promise<void> {
    const known = await this.database.em().find(Plugin, {}, { orderBy: { id: 'asc' } });
    const order = known.map(({ key }) => key);
    const found = await Promise.all((await this.builds.list()).map((name) => this.inspect(name)));
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
    const names = new Set([...(await this.builds.list()), ...this.folders.keys()]);
    let changed = false;
    for (const name of names) {
      const folder = this.folders.get(name) ?? {};
      const signature = await this.builds.signatureOf(name);
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
    if (folder.key) this.bundle.remove(folder.key);
  }

  private async publish(name: string, signature: string, built: BuiltPlugin): Promise<void> {
    // Set first, so that a broken build is not retried before it changes.
    this.folders.set(name, { ...this.folders.get(name), published: signature, found: signature });
    try {
      const key = await this.bundle.publish(built);
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

  private async inspect(
    name: string,
  ): Promise<{ name: string; signature?: string | undefined; built?: BuiltPlugin; key?: string | undefined }> {
    const signature = await this.builds.signatureOf(name);
    if (signature === undefined) return { name };
    try {
      const built = await this.builds.read(name);
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
}
