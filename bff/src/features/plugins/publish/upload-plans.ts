import { Injectable } from '@nestjs/common';
import { classifyCompatibility, routeOf, type PublishPlan } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import { bytesOf, toVersionRef } from '../overview/to-overview.ts';
import { keyOf, releaseOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { Plugin, PluginVersion, type PluginFile } from '../registry/plugin.entities.ts';
import { ShellSdk } from '../registry/shell-sdk.ts';
import { requireKey, type PublisherIdentity } from '../tokens/publisher.ts';
import { PublishPlugin } from './publish-plugin.ts';

/** Says what publishing an archive would do. */
@Injectable()
export class UploadPlans {
  constructor(
    private readonly publisher: PublishPlugin,
    private readonly database: Database,
    private readonly shell: ShellSdk,
  ) {}

  /** Runs the checks of `Uploads.publish` without storing anything, and compares the files with the live version. */
  async plan(built: BuiltPlugin, by: PublisherIdentity): Promise<PublishPlan> {
    requireKey(by, keyOf(built));
    const em = this.database.em();
    const { manifest, files, contentHash } = await this.publisher.validate(em, built, 'uploaded');
    const { key, version } = manifest;
    const plugin = await em.findOne(Plugin, { key }, { populate: ['liveVersion'] });
    const known = await em.findOne(PluginVersion, { key, version, contentHash });
    const live = plugin?.liveVersion;
    return {
      key,
      version,
      contentHash,
      release: releaseOf(manifest, contentHash),
      route: routeOf(manifest),
      action: known ? 'alreadyPublished' : plugin ? 'newVersion' : 'newPlugin',
      files: files.length,
      bytes: bytesOf({ files }),
      compatibility: classifyCompatibility(manifest, this.shell.sdkVersion),
      live: live ? toVersionRef(live) : null,
      changes: changesBetween(live?.files ?? [], files),
    };
  }
}

function changesBetween(before: readonly PluginFile[], after: readonly PluginFile[]): PublishPlan['changes'] {
  const hashOf = (files: readonly PluginFile[], path: string) => files.find((file) => file.path === path)?.sha384;
  const paths = after.map(({ path }) => path);
  return {
    added: paths.filter((path) => hashOf(before, path) === undefined),
    changed: paths.filter((path) => ![undefined, hashOf(after, path)].includes(hashOf(before, path))),
    removed: before.map(({ path }) => path).filter((path) => hashOf(after, path) === undefined),
  };
}
