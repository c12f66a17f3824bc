import { Injectable } from '@nestjs/common';
import { BoundedCache } from '../../../platform/caches/bounded-cache.ts';
import { Database } from '../../../platform/database/database.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { HOUR_MS } from '../../../platform/environment/durations.ts';
import { Log } from '../../../platform/http/log.ts';
import type { Pictured } from '../catalogue/service-picture-address.ts';

const RETRY_MS = HOUR_MS;

const ADD = 'insert into broken_picture (kind, id) values (?, ?) on conflict do nothing';
const REMOVE = 'delete from broken_picture where kind = ? and id = ?';

export interface BrokenPicture {
  kind: Pictured;
  id: number;
}

/** A picture of the data service, with its address there. */
export interface ServicePicture extends BrokenPicture {
  url: string;
}

/**
 * Remembers pictures that could not be fetched: for the console in a table of all servers, for the next attempt in memory.
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

  /** Records a failed attempt, after which the picture rests for an hour on this server. */
  async failed({ kind, id, url }: ServicePicture): Promise<void> {
    this.retryAt.set(url, this.clock.now().getTime() + RETRY_MS);
    await this.write(ADD, kind, id);
  }

  async fetched({ kind, id }: ServicePicture): Promise<void> {
    await this.write(REMOVE, kind, id);
  }

  /** Returns the listed pictures, also of subjects that no longer have one. */
  all(): Promise<BrokenPicture[]> {
    return this.database.em().execute<BrokenPicture[]>('select kind, id from broken_picture');
  }

  /** Errors are ignored, because pictures do not depend on the database. */
  private async write(statement: string, kind: Pictured, id: number): Promise<void> {
    try {
      await this.database.em().execute(statement, [kind, id]);
    } catch (err) {
      this.log.warn({ err, kind, id }, 'The list of broken pictures could not be updated.');
    }
  }
}
