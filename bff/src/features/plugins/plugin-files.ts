import { Injectable } from '@nestjs/common';
import { RETRY_PATHS } from '@soccer-legends/contracts';
import { integrityOf } from '../../platform/http/integrity.ts';
import { Log } from '../../platform/http/log.ts';
import { IMMUTABLE, CachedResponse } from '../../platform/http/cached-response.ts';
import { BlobStore } from '../../platform/blobs/blob-store.ts';
import { ContentDiffers, PluginNotFound } from './plugin.errors.ts';
import { Registry } from './registry.ts';

const ADDRESS = /^\/plugins\/([a-z0-9-]+)\/([^/~]+)(?:~r([1-9]))?\/(.+)$/;
const MOST_BYTES = 64 * 1024 * 1024;
const QUALITY = 9;

/** Published files, each checked against its recorded hash before the first byte leaves. */
@Injectable()
export class PluginFiles {
  /** In order of use, the longest unused first. */
  private readonly cache = new Map<string, CachedResponse>();
  private bytes = 0;

  constructor(
    private readonly registry: Registry,
    private readonly blobs: BlobStore,
    private readonly log: Log,
  ) {}

  async answer(address: string): Promise<CachedResponse> {
    const [, key, release, attempt = '0', path] = ADDRESS.exec(address) ?? [];
    if (!key || !release || !path || Number(attempt) > RETRY_PATHS || this.registry.isWithdrawn(key))
      throw new PluginNotFound();
    const blob = `${key}/${release}/${path}`;
    const answer = this.cache.get(blob) ?? (await this.load(`${key}/${release}`, path));
    this.cache.delete(blob);
    this.cache.set(blob, answer);
    return answer;
  }

  private async load(release: string, path: string): Promise<CachedResponse> {
    const file = this.registry.release(release)?.files.find((other) => other.path === path);
    if (!file) throw new PluginNotFound();
    const body = await this.blobs.get(`${release}/${path}`);
    if (!body || integrityOf(body) !== file.sha384) {
      this.log.error({ file: `${release}/${path}` }, 'A published file is not what was published, and is not served.');
      throw new ContentDiffers();
    }
    const answer = new CachedResponse({ body, contentType: file.type, cacheControl: IMMUTABLE });
    await answer.compress(QUALITY);
    this.makeRoomFor(answer);
    return answer;
  }

  private makeRoomFor({ size }: CachedResponse): void {
    this.bytes += size;
    for (const [blob, answer] of this.cache) {
      if (this.bytes <= MOST_BYTES) return;
      this.cache.delete(blob);
      this.bytes -= answer.size;
    }
  }
}
