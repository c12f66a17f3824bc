import { problem } from '../../platform/http/domain-error.ts';
import { Injectable } from '@nestjs/common';
import { TRANSFER_MINUTES } from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import { Clock, HOUR_MS, MINUTE_MS } from '../../platform/environment/clock.ts';
import { networkOf } from '../../platform/http/client-address.ts';
import { Overloaded } from '../../platform/http/request-errors.ts';
import { Scheduled } from '../../platform/jobs/job.ts';
import { type RateLimit, SharedRateLimits } from '../../platform/rate-limits/shared-rate-limits.ts';

const TransferNotFound = problem(
  'transfer.notFound',
  404,
  'No transfer has this code. It was opened before, or it is older than 15 minutes. Create a new one.',
);
const TransferExists = problem('transfer.exists', 409, 'A transfer has this code. Create another code.');

const LIFETIME_MS = TRANSFER_MINUTES * MINUTE_MS;
const STORED: RateLimit = { name: 'transfer-stored', limit: 10, windowMs: HOUR_MS };
/** A code has 60 bits, too many to guess. The limit keeps the attempts cheap. */
const OPENED: RateLimit = { name: 'transfer-opened', limit: 30, windowMs: HOUR_MS };
/** At most 350 MB in Base64. */
const MOST_TRANSFERS = 500;

const STORE = `
  insert into transfer (id, sealed, expires_at)
  select ?, ?, ? where (select count(*) from transfer) < ?
  on conflict do nothing returning id`;

/** Seasons that move to another device, encrypted by the browser. Each can be opened once, within 15 minutes. */
@Injectable()
export class Transfers {
  constructor(
    private readonly database: Database,
    private readonly limits: SharedRateLimits,
    private readonly clock: Clock,
  ) {}

  /** Stores a season for 15 minutes. Throws `TransferExists`, `RateLimited`, or `Overloaded` if too many are stored. */
  async store(id: string, sealed: Buffer, visitor: string): Promise<void> {
    await this.limits.require(STORED, networkOf(visitor));
    await this.deleteExpired();
    const expiresAt = this.clock.ahead(LIFETIME_MS);
    const em = this.database.em();
    const stored = await em.execute<unknown[]>(STORE, [id, sealed.toString('base64'), expiresAt, MOST_TRANSFERS]);
    if (stored.length > 0) return;
    const [known] = await em.execute<unknown[]>('select 1 from transfer where id = ?', [id]);
    throw known ? new TransferExists() : new Overloaded('Too many seasons are being moved.');
  }

  /** Returns a transfer in Base64, and deletes it in the same statement. Throws `TransferNotFound` and `RateLimited`. */
  async open(id: string, visitor: string): Promise<string> {
    await this.limits.require(OPENED, networkOf(visitor));
    const [opened] = await this.database.execute<{ sealed: string }[]>(
      'delete from transfer where id = ? and expires_at > ? and expires_at <= ? returning sealed',
      [id, this.clock.now(), this.clock.ahead(LIFETIME_MS)],
    );
    if (!opened) throw new TransferNotFound();
    return opened.sealed;
  }

  @Scheduled({ at: 'hourly', name: 'sweep-transfers' })
  async deleteExpired(): Promise<void> {
    const outside = [this.clock.now(), this.clock.ahead(LIFETIME_MS)];
    await this.database.execute('delete from transfer where expires_at <= ? or expires_at > ?', outside);
  }
}
