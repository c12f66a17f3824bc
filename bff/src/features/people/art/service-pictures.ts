import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { BoundedCache } from '../../../platform/caches/bounded-cache.ts';
import { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { CachedResponse, FOR_FRAMES, IMMUTABLE } from '../../../platform/http/cached-response.ts';
import { Log } from '../../../platform/http/log.ts';
import { NotFound } from '../../../platform/http/request-errors.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { PictureFetcher } from './picture-fetcher.ts';
import { picturedBy, pictureHash, pictureKey, type Pictured } from '../catalogue/service-picture-address.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock, HOUR_MS } from '../../../platform/environment/clock.ts';

const RETRY_MS = HOUR_MS;

const ADD = 'insert into broken_picture (kind, id) values (?, ?) on conflict do nothing';
const REMOVE = 'delete from broken_picture where kind = ? and id = ?';

export interface BrokenPicture {
  kind: Pictured;
  id: number;
}

/** A picture of the data service, with its address there. */
interface ServicePicture extends BrokenPicture {
  url: string;
}

/**
 * Records pictures that could not be fetched: in a table of all servers for the console, and in memory to delay a retry.
 */
@Injectable()
export class BrokenPictures {
  private readonly retryAt = new BoundedCache<number>('restingPictures', { sizeOf: () => 8 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Whether the last attempt failed less than an hour ago. */
  isResting({ url }: ServicePicture): boolean {
    return this.clock.isBefore(this.retryAt.get(url) ?? 0, RETRY_MS);
  }

  /** Records a failed attempt. This server does not try again for an hour. */
  async failed({ kind, id, url }: ServicePicture): Promise<void> {
    this.retryAt.set(url, this.clock.now().getTime() + RETRY_MS);
    await this.write(ADD, kind, id);
  }

  async fetched({ kind, id }: ServicePicture): Promise<void> {
    await this.write(REMOVE, kind, id);
  }

  /** Returns the broken pictures, including those of subjects that no longer have one. */
  all(): Promise<BrokenPicture[]> {
    return this.database.execute<BrokenPicture[]>('select kind, id from broken_picture');
  }

  /** Only logs errors, because pictures do not depend on the database. */
  private async write(statement: string, kind: Pictured, id: number): Promise<void> {
    try {
      await this.database.execute(statement, [kind, id]);
    } catch (err) {
      this.log.warn({ err, kind, id }, 'The list of broken pictures could not be updated.');
    }
  }
}

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
