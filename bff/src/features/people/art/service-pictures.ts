import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { BoundedCache } from '../../../platform/caches/bounded-cache.ts';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { CachedResponse, FOR_FRAMES, IMMUTABLE } from '../../../platform/http/cached-response.ts';
import { Log } from '../../../platform/http/log.ts';
import { NotFound } from '../../../platform/http/request-errors.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { BrokenPictures, type ServicePicture } from './broken-pictures.ts';
import { PictureFetcher } from './picture-fetcher.ts';
import { picturedBy, pictureHash, pictureKey } from '../catalogue/service-picture-address.ts';

/** Cannot be a plugin's folder, because plugin keys begin with a letter. */
const FOLDER = '_service-pictures';
/** Number of concurrent fetches, and of waiting ones. Further requests get no picture. */
const CONCURRENCY = 2;
const MAX_WAITING = 100;

/** Pictures of the data service at the site's own addresses. Each is fetched once, checked, reduced and stored. */
@Injectable()
export class ServicePictures {
  private readonly kept = new BoundedCache<CachedResponse, ServicePicture>('servicePictures', {
    sizeOf: ({ size }) => size,
    load: (_url, picture) => this.loadInTurn(picture),
  });
  private readonly limit = pLimit(CONCURRENCY);

  constructor(
    private readonly readModel: ReadModel,
    private readonly blobs: BlobStore,
    private readonly fetcher: PictureFetcher,
    private readonly broken: BrokenPictures,
    private readonly log: Log,
  ) {}

  /**
   * Returns the picture that the last two segments of an address name. Throws `NotFound` if there is none, or if it cannot
   * be fetched now.
   */
  async get(kind: string, file: string): Promise<CachedResponse> {
    const named = picturedBy(kind, file);
    const url = named && this.readModel.snapshot.servicePictures.get(pictureKey(named.kind, named.id));
    const picture = named && url ? { ...named, url } : undefined;
    const isUsable = picture && !this.broken.isResting(picture);
    const found = isUsable ? await this.kept.fetch(picture.url, { context: picture }) : undefined;
    if (!found) throw new NotFound();
    return found;
  }

  private async loadInTurn(picture: ServicePicture): Promise<CachedResponse | undefined> {
    return this.limit.pendingCount < MAX_WAITING ? this.limit(() => this.load(picture)) : undefined;
  }

  private async load(picture: ServicePicture): Promise<CachedResponse | undefined> {
    const path = `${FOLDER}/${pictureHash(picture.url)}.png`;
    const png = (await this.attempt(() => this.blobs.get(path))) ?? (await this.fetch(picture, path));
    return (
      png && new CachedResponse({ body: png, contentType: 'image/png', cacheControl: IMMUTABLE, headers: FOR_FRAMES })
    );
  }

  private async fetch(picture: ServicePicture, path: string): Promise<Buffer | undefined> {
    const png = await this.fetcher.fetch(picture.url);
    await (png ? this.broken.fetched(picture) : this.broken.failed(picture));
    if (png) await this.attempt(() => this.blobs.put(path, png));
    return png;
  }

  /** Ignores errors of the store: they cost only another fetch. */
  private async attempt<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await action();
    } catch (err) {
      this.log.warn({ err }, 'A picture of the data service could not be read from or written to the file store.');
      return undefined;
    }
  }
}
