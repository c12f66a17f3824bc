import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { HOUR_MS } from '../../../platform/environment/durations.ts';
import { CachedResponse, IMMUTABLE } from '../../../platform/http/cached-response.ts';
import { Log } from '../../../platform/http/log.ts';
import { NotFound } from '../../../platform/http/request-errors.ts';
import { ReadModel } from '../read-model.ts';
import { PictureFetcher } from './picture-fetcher.ts';
import { pictureHash, pictureKeyOf } from './service-picture-address.ts';

/** No plugin has this folder: a key begins with a letter. */
const FOLDER = '_service-pictures';
/** About 20 kB each. */
const MAX_KEPT = 500;
/** Fetches at the same time, and those that wait. A request beyond that gets no picture. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;
const RETRY_MS = HOUR_MS;

/** Pictures of the football data service at our own addresses: fetched once, checked, reduced and stored. */
@Injectable()
export class ServicePictures {
  /** Responses by address of the service, the oldest first. */
  private readonly kept = new Map<string, Promise<CachedResponse | undefined>>();
  /** When a picture that could not be fetched is tried again, in epoch milliseconds. */
  private readonly retryAt = new Map<string, number>();
  private readonly limit = pLimit(CONCURRENCY);

  constructor(
    private readonly readModel: ReadModel,
    private readonly blobs: BlobStore,
    private readonly fetcher: PictureFetcher,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Returns a picture by the end of its address. Throws `NotFound` without one, or if it cannot be fetched now. */
  async get(kind: string, file: string): Promise<CachedResponse> {
    const key = pictureKeyOf(kind, file);
    const url = key === undefined ? undefined : this.readModel.snapshot.servicePictures.get(key);
    const picture = url === undefined || this.isResting(url) ? undefined : await this.find(url);
    if (!picture) throw new NotFound();
    return picture;
  }

  private find(url: string): Promise<CachedResponse | undefined> {
    const kept = this.kept.get(url);
    if (kept) return kept;
    if (this.limit.pendingCount >= MAX_WAITING) return Promise.resolve(undefined);
    const found = this.limit(() => this.load(url));
    if (this.kept.size >= MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    this.kept.set(url, found);
    return found;
  }

  private isResting(url: string): boolean {
    return (this.retryAt.get(url) ?? 0) > this.clock.now().getTime();
  }

  private async load(url: string): Promise<CachedResponse | undefined> {
    const path = `${FOLDER}/${pictureHash(url)}.png`;
    const png = (await this.attempt(() => this.blobs.get(path))) ?? (await this.fetch(url, path));
    if (!png) {
      this.kept.delete(url);
      if (this.retryAt.size >= MAX_KEPT) this.retryAt.clear();
      this.retryAt.set(url, this.clock.now().getTime() + RETRY_MS);
      return undefined;
    }
    return new CachedResponse({ body: png, contentType: 'image/png', cacheControl: IMMUTABLE });
  }

  private async fetch(url: string, path: string): Promise<Buffer | undefined> {
    const png = await this.fetcher.fetch(url);
    if (png) await this.attempt(() => this.blobs.put(path, png));
    return png;
  }

  /** A store that does not respond only costs another call. */
  private async attempt<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await action();
    } catch (err) {
      this.log.warn({ err }, 'A picture of the data service could not be read from or written to the file store.');
      return undefined;
    }
  }
}
