import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/environment/clock.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { Database } from '../../platform/database/database.ts';
import { Log } from '../../platform/http/log.ts';
import { readBuiltPlugin, signatureOf, type BuiltPlugin } from './built-plugin.ts';
import { Plugin } from './plugin.entity.ts';
import { PresentPlugins } from './present-plugins.ts';
import { PublishPlugin } from './publish/publish-plugin.ts';
import { Registry } from './registry.ts';
import { followBundle } from './live-pointer.ts';

const BUNDLE = { origin: 'bundled', actor: 'bundle' } as const;

interface Folder {
  /** As it was published, and as it was found last. */
  published?: string | undefined;
  found?: string | undefined;
  key?: string | undefined;
}

/** Publishes the built games of a folder, and follows what happens to them. One that is broken stops no other. */
@Injectable()
export class BundledPlugins {
  private readonly folders = new Map<string, Folder>();
  private running: Promise<void> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'pluginsDir'>,
    private readonly database: Database,
    private readonly publisher: PublishPlugin,
    private readonly present: PresentPlugins,
    private readonly registry: Registry,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** At start-up: everything that is there, those first that were there before, since theirs are the routes. */
  async publishAll(): Promise<void> {
    const known = await this.database.em().find(Plugin, {}, { orderBy: { id: 'asc' } });
    const order = known.map(({ key }) => key);
    const found = await Promise.all((await this.list()).map((name) => this.inspect(name)));
    const rankOf = ({ key = '' }: { key?: string | undefined }): number =>
      order.includes(key) ? order.indexOf(key) : order.length;
    for (const { name, signature, built } of found.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      if (signature && built) await this.publish(name, signature, built);
    }
    await this.registry.reload();
  }

  /** Later: what has changed and has stayed the same since the last look, so that no half-written build goes out. */
  follow(): Promise<void> {
    return (this.running ??= this.look().finally(() => (this.running = undefined)));
  }

  private async look(): Promise<void> {
    const names = new Set([...(await this.list()), ...this.folders.keys()]);
    let changed = false;
    for (const name of names) {
      const folder = this.folders.get(name) ?? {};
      const signature = await signatureOf(this.distOf(name));
      const settled = signature === folder.found;
      this.folders.set(name, { ...folder, found: signature });
      if (!settled || signature === folder.published) continue;
      changed = true;
      await this.settle(name, signature);
    }
    if (changed) await this.registry.reload();
  }

  private async settle(name: string, signature: string | undefined): Promise<void> {
    const folder = this.folders.get(name)!;
    if (signature !== undefined) {
      const { built } = await this.inspect(name);
      if (built) await this.publish(name, signature, built);
      return;
    }
    if (folder.key) this.present.delete(folder.key);
    this.folders.set(name, {});
    this.log.info({ plugin: folder.key }, `The plugin "${folder.key}" is not there any more and is not listed.`);
  }

  private async publish(name: string, signature: string, built: BuiltPlugin): Promise<void> {
    const { key } = built.manifest as { key: string };
    // A broken build is not tried again before it changes.
    this.folders.set(name, { ...this.folders.get(name), published: signature, found: signature });
    try {
      let released = false;
      const { created } = await this.publisher.publish(built, BUNDLE, async (em, published) => {
        released = followBundle(em, published, this.clock.now());
        await em.flush();
      });
      this.present.add(key);
      this.folders.set(name, { published: signature, found: signature, key });
      await this.registry.reload();
      if (created || released) this.log.info({ plugin: key, released }, published(key, released));
    } catch (fault) {
      this.log.error({ plugin: name, reason: (fault as Error).message }, `The plugin in "${name}" was not published.`);
    }
  }

  private async inspect(
    name: string,
  ): Promise<{ name: string; signature?: string | undefined; built?: BuiltPlugin; key?: string | undefined }> {
    const signature = await signatureOf(this.distOf(name));
    if (signature === undefined) return { name };
    try {
      const built = await readBuiltPlugin(this.distOf(name));
      return { name, signature, built, key: (built.manifest as { key?: string } | null)?.key };
    } catch (fault) {
      this.folders.set(name, { published: signature, found: signature });
      this.log.error({ plugin: name, reason: (fault as Error).message }, `The plugin in "${name}" cannot be read.`);
      return { name, signature };
    }
  }

  private distOf(name: string): string {
    return join(this.config.pluginsDir, name, 'dist');
  }

  private async list(): Promise<string[]> {
    const entries = await readdir(this.config.pluginsDir, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  }
}

function published(key: string, released: boolean): string {
  return released
    ? `The plugin "${key}" was published and is live.`
    : `The plugin "${key}" was published and is not live, because a person has decided what is.`;
}
