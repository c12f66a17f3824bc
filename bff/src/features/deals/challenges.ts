import { problem } from '../../platform/http/domain-error.ts';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CHALLENGE_DAYS,
  type ChallengeStart,
  isChallengeToken,
  type Challenge as DealingChallenge,
} from '@soccer-legends/contracts';
import { Database } from '../../platform/database/database.ts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { Clock, DAY_MS, HOUR_MS } from '../../platform/environment/clock.ts';
import type { RequestOrigin } from '../../platform/http/request-origin.ts';
import { type RateLimit, SharedRateLimits } from '../../platform/rate-limits/shared-rate-limits.ts';
import { ChallengeRow, DealAnswer, STORED_SEED } from './deals.entities.ts';
import { Scheduled } from '../../platform/jobs/job.ts';

export const UnknownDeal = problem(
  'deal.unknown',
  404,
  'No deal has this token. Leave out the parameter deal for a random deal.',
);

const PER_VISITOR: RateLimit = { name: 'challenges-visitor', limit: 30, windowMs: HOUR_MS };
/** A challenge stores draws for 90 days. This limit keeps all networks together from filling the database. */
const PER_SITE: RateLimit = { name: 'challenges-site', limit: 2000, windowMs: DAY_MS };

/** Crockford's alphabet, without letters that look alike. Ten letters have 50 bits, too many to guess. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const TOKEN_LENGTH = 10;

const EXPIRY_BYTES = 64;

/** An hour after a challenge ends, no draw for it can still be in progress and be stored later. */
const DELETED_AFTER_MS = HOUR_MS;

/** Selects the tokens of challenges by a range of the primary key; tokens of matchdays begin with `d`. */
const DELETE_DRAWS = `
  delete from deal_answer where token >= 'c' and token < 'd'
    and not exists (select 1 from challenge where challenge.token = deal_answer.token)`;

type Challenge = Omit<DealingChallenge, 'seed'>;

/** Creates and reads challenges. Their number is limited by visitor, by network and for the whole site, on all servers. */
@Injectable()
export class Challenges {
  /** Expiry by token. A challenge is never changed, and deleted only after its expiry. */
  private readonly expiries = new BoundedCache<Date>('challenges', {
    sizeOf: () => EXPIRY_BYTES,
    load: (token) => this.load(token),
  });

  constructor(
    private readonly database: Database,
    private readonly limits: SharedRateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a challenge. Throws `RateLimited` if the visitor, the network or the whole site has created too many.
   * @param free the free round that it deals again
   */
  async create(
    { visitor, ticket = visitor }: RequestOrigin,
    { seed, draws = [], recent = [] }: ChallengeStart,
  ): Promise<Challenge> {
    await this.limits.require(PER_VISITOR, ticket);
    await this.limits.requireShare(PER_SITE, visitor);
    const expiresAt = this.clock.ahead(CHALLENGE_DAYS * DAY_MS);
    const token = newToken();
    await this.database.transaction(async (em) => {
      await em.insert(ChallengeRow, { token, expiresAt });
      if (seed === undefined) return;
      await em.insert(DealAnswer, { token, draw: STORED_SEED, body: JSON.stringify({ seed, draws, recent }) });
    });
    return { token, expiresAt: expiresAt.toISOString() };
  }

  async exists(token: string): Promise<boolean> {
    return (await this.find(token)) !== undefined;
  }

  /** Returns a challenge. Throws `UnknownDeal` for a token that was never created or has expired. */
  async read(token: string): Promise<Challenge> {
    const expiresAt = await this.find(token);
    if (expiresAt === undefined) throw new UnknownDeal();
    return { token, expiresAt: expiresAt.toISOString() };
  }

  /** Deletes challenges that have expired, with their draws. */
  @Scheduled({ at: 'nightly', name: 'sweep-challenges', deletesOldData: true })
  async deleteExpired(): Promise<void> {
    await this.database.transaction(async (em) => {
      await em.execute('delete from challenge where expires_at <= ?', [this.clock.ago(DELETED_AFTER_MS)]);
      await em.execute(DELETE_DRAWS);
    });
  }

  /** Returns when a challenge expires; undefined if there is none or it has expired. */
  private async find(token: string): Promise<Date | undefined> {
    if (!isChallengeToken(token)) return undefined;
    const expiresAt = await this.expiries.fetch(token);
    return expiresAt && expiresAt > this.clock.now() ? expiresAt : undefined;
  }

  private async load(token: string): Promise<Date | undefined> {
    return (await this.database.em().findOne(ChallengeRow, { token }, { disableIdentityMap: true }))?.expiresAt;
  }
}

function newToken(): string {
  const letters = Array.from({ length: TOKEN_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!);
  return `c${letters.join('')}`;
}
