import { Injectable } from '@nestjs/common';
import { classifyCompatibility, type PublishReceipt } from '@soccer-legends/contracts';
import type { RequestOrigin } from '../../../platform/http/request-origin.ts';
import { bytesOf, toVersionRef } from '../overview/to-overview.ts';
import { keyOf, type BuiltPlugin } from '../registry/built-plugin.ts';
import { Registry } from '../registry/registry.ts';
import { ShellSdk } from '../registry/shell-sdk.ts';
import { DamageControl } from '../repair/damage-control.ts';
import { requireKey, type PublisherIdentity } from '../tokens/publisher.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { UploadLog } from './upload-log.ts';

/** Publishes uploaded archives, and audits each new version in the transaction that stores it. */
@Injectable()
export class Uploads {
  constructor(
    private readonly publisher: PublishPlugin,
    private readonly log: UploadLog,
    private readonly damage: DamageControl,
    private readonly registry: Registry,
    private readonly shell: ShellSdk,
  ) {}

  /** Publishes an archive without releasing it. Throws `TokenForOtherPlugin` and the errors of `PublishPlugin.publish`. */
  async publish(built: BuiltPlugin, by: PublisherIdentity, from: RequestOrigin): Promise<PublishReceipt> {
    requireKey(by, keyOf(built));
    const { actor } = by;
    const { version, created } = await this.publisher.publish(
      built,
      { origin: 'uploaded', actor },
      async (em, published) => {
        if (published.created) await this.log.record(em, published.version, { actor, ...from });
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
}
