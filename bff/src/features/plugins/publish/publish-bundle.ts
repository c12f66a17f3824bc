import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Log } from '../../../platform/http/log.ts';
import { keyOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { AvailableBundles } from '../registry/registry.ts';
import { releaseBundle } from '../release/live-pointer.ts';
import { PublishPlugin } from './publish-plugin.ts';

const BUNDLE = { origin: 'bundled', actor: 'bundle' } as const;

/** Releases a bundled build unless a person chose the live version. The caller reloads the registry once for all builds. */
@Injectable()
export class PublishBundle {
  constructor(
    private readonly publisher: PublishPlugin,
    private readonly bundles: AvailableBundles,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns the plugin's key. Throws like `PublishPlugin.publish`. */
  async publish(built: BuiltPlugin): Promise<string> {
    const key = keyOf(built);
    let released = false;
    const { created } = await this.publisher.publish(built, BUNDLE, async (em, published) => {
      released = releaseBundle(em, published, this.clock.now());
      await em.flush();
    });
    this.bundles.add(key);
    if (created || released) this.log.info({ plugin: key, released }, publishedMessage(key, released));
    return key;
  }

  /** Marks a plugin as unavailable after its build was removed. */
  remove(key: string): void {
    this.bundles.delete(key);
    this.log.info({ plugin: key }, `The build of the plugin "${key}" was removed, so the plugin is no longer listed.`);
  }
}

function publishedMessage(key: string, released: boolean): string {
  return released
    ? `The plugin "${key}" was published and is live.`
    : `The plugin "${key}" was published but is not live, because a person has chosen the live version.`;
}
