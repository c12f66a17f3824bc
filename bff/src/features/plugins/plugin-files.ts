import { Injectable, Controller, Get, Req } from '@nestjs/common';
import { RETRY_PATHS } from '@soccer-legends/contracts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Log } from '../../platform/http/log.ts';
import { BEST_QUALITY, CachedResponse, FOR_FRAMES, IMMUTABLE } from '../../platform/http/cached-response.ts';
import { ContentDiffers, PluginNotFound } from './registry/plugin.errors.ts';
import type { PluginVersion } from './registry/plugin.entities.ts';
import { Registry } from './registry/registry.ts';
import { DamageControl } from './release/damage-control.ts';
import { StoredFiles } from './registry/stored-files.ts';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/http/request-path.ts';
import { Public } from '../../platform/http/route.ts';

const ADDRESS = /^\/plugins\/([a-z0-9-]+)\/([^/~]+)(?:~r([1-9]))?\/(.+)$/;
/** Larger files take too long with the best quality, because their first request waits. */
const MAX_BEST_COMPRESSED_BYTES = 100_000;
const FAST_QUALITY = 9;

/** Serves the files of released versions after verifying them against their recorded hashes. Keeps the latest in memory. */
@Injectable()
export class PluginFiles {
  /** Concurrent requests for a file share one read. */
  private readonly cache = new BoundedCache<CachedResponse, PluginVersion>('pluginFiles', {
    sizeOf: ({ size }) => size,
    load: (blob, version) => this.load(version, blob.split('/').slice(2).join('/')),
  });

  constructor(
    private readonly registry: Registry,
    private readonly files: StoredFiles,
    private readonly damage: DamageControl,
    private readonly log: Log,
  ) {}

  /**
   * Returns the file at `/plugins/key/version-hash8/path`, or at a retry address with `~r1` to `~r3` after the hash. Throws
   * `PluginNotFound`, or `ContentDiffers` for a damaged file, whose version is then replaced in the background.
   */
  async answer(address: string): Promise<CachedResponse> {
    const [, key, release, attempt = '0', path] = ADDRESS.exec(address) ?? [];
    if (!key || !release || !path || Number(attempt) > RETRY_PATHS) throw new PluginNotFound();
    const version = this.registry.release(`${key}/${release}`);
    if (!version) throw new PluginNotFound();
    return (await this.cache.fetch(`${key}/${release}/${path}`, { context: version }))!;
  }

  private async load(version: PluginVersion, path: string): Promise<CachedResponse> {
    const file = version.files.find((other) => other.path === path);
    if (!file) throw new PluginNotFound();
    const body = await this.files.read(version, file);
    if (!body) {
      this.log.error(
        { plugin: version.key, version: version.version, file: path },
        'A stored file is missing or differs from the published one, so it is not served. Publish the version again.',
      );
      this.replaceLater(version);
      throw new ContentDiffers();
    }
    const answer = new CachedResponse({
      body,
      contentType: file.type,
      cacheControl: IMMUTABLE,
      headers: FOR_FRAMES,
      quality: body.length <= MAX_BEST_COMPRESSED_BYTES ? BEST_QUALITY : FAST_QUALITY,
    });
    await answer.compress();
    return answer;
  }

  // Runs in the background, so that the visitor does not wait until another version is verified and released.
  private replaceLater(version: PluginVersion): void {
    this.damage
      .check(version)
      .catch((error: unknown) => this.log.error({ err: error }, 'A damaged version could not be replaced.'));
  }
}

@Public()
@Controller('plugins')
export class PluginFilesController {
  constructor(private readonly files: PluginFiles) {}

  @Get('*')
  file(@Req() { url }: FastifyRequest): Promise<CachedResponse> {
    return this.files.answer(pathOf(url));
  }
}
