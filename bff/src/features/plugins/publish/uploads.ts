import { Injectable } from '@nestjs/common';
import { classifyCompatibility, routeOf, type PublishPlan, type PublishReceipt } from '@soccer-legends/contracts';
import type { FastifyRequest } from 'fastify';
import { AuditLog } from '../../audit/audit.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { ShellSdk } from '../registry/shell-sdk.ts';
import { ArchiveReceiver } from '../archive/archive-receiver.ts';
import { releaseOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { bytesOf, toVersionRef } from '../overview/to-overview.ts';
import { Plugin, PluginVersion, type PluginFile } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { writeHistory } from '../release/live-pointer.ts';
import { requireKey, type PublisherIdentity } from '../tokens/publisher.ts';
import { DamageControl } from '../repair/damage-control.ts';
import { PublishPlugin, type ValidatedPlugin } from './publish-plugin.ts';

/** Publishes uploaded archives, and previews what publishing one would do. */
@Injectable()
export class Uploads {
  constructor(
    private readonly archives: ArchiveReceiver,
    private readonly publisher: PublishPlugin,
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly shell: ShellSdk,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly damage: DamageControl,
  ) {}

  /** Throws `TokenForOtherPlugin` and everything that `PublishPlugin.publish` throws. */
  publish(request: FastifyRequest, by: PublisherIdentity): Promise<PublishReceipt> {
    return this.archives.receive(request, async (built) => {
      requireKey(by, keyOf(built));
      const { version, created } = await this.publisher.publish(
        built,
        { origin: 'uploaded', actor: by.actor },
        async (em, published) => {
          if (!published.created) return;
          const { key } = published.version;
          const stamp = { actor: by.actor, at: this.clock.now(), reason: 'It was uploaded.' };
          writeHistory(em, { key, action: 'publish', stamp, version: published.version });
          await em.flush();
          await this.audit.record(em, {
            actor: by.actor,
            action: 'plugin.publish',
            target: key,
            outcome: 'done',
            after: toVersionRef(published.version),
            requestId: request.id,
          });
        },
      );
      // Publishing the same content again replaces damaged files.
      await this.damage.check(version);
      await this.registry.reload();
      return {
        key: version.key,
        ...toVersionRef(version),
        created,
        files: version.files.length,
        bytes: bytesOf(version),
        publishedAt: version.publishedAt.toISOString(),
        publishedBy: version.publishedBy,
        compatibility: classifyCompatibility(version.manifest, this.shell.sdkVersion),
      };
    });
  }

  /** Runs the same checks as `publish` and stores nothing. */
  plan(request: FastifyRequest, by: PublisherIdentity): Promise<PublishPlan> {
    return this.archives.receive(request, async (built) => {
      requireKey(by, keyOf(built));
      return this.planOf(await this.publisher.validate(this.database.em(), built, 'uploaded'));
    });
  }

  private async planOf({ manifest, files, contentHash }: ValidatedPlugin): Promise<PublishPlan> {
    const { key, version } = manifest;
    const em = this.database.em();
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

/** Returns the key that the manifest claims, or an empty one; the manifest itself is validated later. */
function keyOf({ manifest }: BuiltPlugin): string {
  const key = (manifest as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : '';
}
