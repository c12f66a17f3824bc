import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { classifyCompatibility, routeOf, type PublishPlan, type PublishReceipt } from '@soccer-legends/contracts';
import type { Author, RequestOrigin } from '../../../platform/http/request-origin.ts';
import { AuditLog } from '../../audit/audit.port.ts';
import { bytesOf, toVersionRef } from '../overview/plugin-overviews.ts';
import { keyOf, releaseOf, ShellSdk, type BuiltPlugin } from '../registry/built-plugin.ts';
import type { PluginFile } from '../registry/plugin.entities.ts';
import { Registry } from '../registry/registry.ts';
import { DamageControl } from '../release/damage-control.ts';
import { writeHistory } from '../release/plugin-changes.ts';
import { PublishTokens } from '../tokens/publish-tokens.ts';
import { permissionFor, type PublisherIdentity } from '../tokens/publisher.ts';
import { PublishPlugin, type Published } from './publish-plugin.ts';

/** Publishes uploaded archives, and audits each new version in the transaction that stores it. */
@Injectable()
export class Uploads {
  constructor(
    private readonly publisher: PublishPlugin,
    private readonly audit: AuditLog,
    private readonly damage: DamageControl,
    private readonly registry: Registry,
    private readonly shell: ShellSdk,
    private readonly tokens: PublishTokens,
  ) {}

  /** Publishes an archive without releasing it. Throws `TokenForOtherPlugin` and the errors of `PublishPlugin.publish`. */
  async publish(built: BuiltPlugin, by: PublisherIdentity, from: RequestOrigin): Promise<PublishReceipt> {
    const { actor, id: tokenId, provenance } = permissionFor(by, keyOf(built));
    const { version, created } = await this.publisher.publish(
      built,
      { origin: 'uploaded', actor, provenance },
      async (em, published) => {
        // The archive may have taken ten seconds to arrive.
        if (tokenId !== undefined) await this.tokens.requireNotRevoked(em, tokenId);
        if (published.created) await this.record(em, published, { actor, ...from });
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
  }

  /** Says what `publish` would do: runs its checks, and compares the files with the live version. Stores nothing. */
  async plan(built: BuiltPlugin, by: PublisherIdentity): Promise<PublishPlan> {
    permissionFor(by, keyOf(built));
    const valid = await this.publisher.validate(built, 'uploaded');
    const { manifest, files, contentHash } = valid;
    const { plugin, known } = await this.publisher.find(valid);
    const live = plugin?.liveVersion;
    return {
      key: manifest.key,
      version: manifest.version,
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

  private async record(em: EntityManager, { version, at }: Published, by: Author): Promise<void> {
    const { key } = version;
    writeHistory(em, {
      key,
      action: 'publish',
      stamp: { actor: by.actor, at, reason: 'It was uploaded.' },
      version,
    });
    await em.flush();
    const after = { ...toVersionRef(version), ...(version.provenance && { provenance: version.provenance }) };
    await this.audit.record(em, { ...by, action: 'plugin.publish', target: key, after });
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
