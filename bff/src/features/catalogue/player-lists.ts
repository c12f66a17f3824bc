import { Injectable } from '@nestjs/common';
import type { PlayerSummary } from '@soccer-legends/contracts';
import { RandomSource } from '../../platform/environment/random-source.ts';
import { Bus } from '../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { DealtResponses, some } from '../deals/deals.port.ts';
import { hasCareer, hasPhoto } from './game-effects.ts';
import { toAdminPlayerSummary, toPlayerSummary } from './player-responses.ts';
import { samplePreferred } from './preferred-sample.ts';
import { ReadModel } from './read-model.ts';
import { sample } from '../../platform/environment/sample.ts';
import { allPlayers, type CataloguePlayer } from './snapshot.ts';

export const DEFAULT_LIMIT = 30;
export const VARIANTS = 16;
const EVERYTHING = 1000;
export const LARGEST_SAMPLE = 300;
/** The sample sizes that the games request; these pools are filled before the first request. */
const PREFILLED_SIZES = [DEFAULT_LIMIT, LARGEST_SAMPLE];
const MAX_POOLS = 8;

/** Prepared samples of one size; each response is one of them, picked at random. */
interface Pool {
  variants: readonly CachedResponse[];
  /** Whether a request has used the pool since it was filled; `refresh` skips unused pools. */
  used: boolean;
}

/**
 * `GET /api/players`. Samples are drawn and compressed ahead, a few of each size, so that a request only picks one.
 * Samples are not cacheable: a second request is meant to return other players.
 */
@Injectable()
export class PlayerLists {
  private readonly pools = new Map<number, Pool>();
  private readonly lists = new Map<number, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    private readonly random: RandomSource,
    private readonly deals: DealtResponses,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.reset());
  }

  /**
   * Returns a sample for up to 300 players, drawn at random or by the token `deal`. Otherwise returns the first `limit`
   * players of the console in id order (all for 1000).
   */
  answer(limit: number, deal?: string): CachedResponse | Promise<CachedResponse> {
    if (limit > LARGEST_SAMPLE) return this.listed(limit);
    return deal === undefined ? this.sampled(limit) : this.dealt(limit, deal);
  }

  /**
   * Returns a sample of players with pictures for one visitor, with up to 40 % of those whom the visitor is to meet again;
   * see `samplePreferred`.
   */
  sampleWith(prefer: ReadonlySet<number>, limit: number): PlayerSummary[] {
    const suits = limit <= DEFAULT_LIMIT ? hasCareer : hasPhoto;
    const players = [...this.readModel.snapshot.players.values()].filter(suits);
    return samplePreferred(players, this.random, { count: limit, prefer, weight: fameOf }).map(toPlayerSummary);
  }

  /** Draws new samples for every pool that has been used. */
  refresh(): void {
    for (const [limit, { used }] of this.pools) {
      if (used) this.fill(limit);
    }
  }

  private reset(): void {
    this.lists.clear();
    this.pools.clear();
    for (const limit of PREFILLED_SIZES) this.fill(limit);
  }

  /** A token draws one sample of each kind, the largest; a shorter list is its beginning, which is a sample too. */
  private dealt(limit: number, deal: string): Promise<CachedResponse> {
    const largest = limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : LARGEST_SAMPLE;
    return this.deals.respond(deal, {
      draw: `players.${largest}`,
      variant: String(limit),
      make: (random) => some(this.draw(largest, random)),
      show: (players) => players.slice(0, limit),
      empty: [],
    });
  }

  private sampled(limit: number): CachedResponse {
    const pool = this.pools.get(limit) ?? this.fill(limit);
    pool.used = true;
    return pool.variants[Math.floor(this.random.next() * VARIANTS)]!;
  }

  private fill(limit: number): Pool {
    if (this.pools.size >= MAX_POOLS && !this.pools.has(limit)) this.pools.clear();
    const pool = { variants: Array.from({ length: VARIANTS }, () => this.prepare(limit)), used: false };
    this.pools.set(limit, pool);
    return pool;
  }

  private prepare(limit: number): CachedResponse {
    const answer = CachedResponse.json(this.draw(limit, this.random), 'no-store');
    void answer.compress();
    return answer;
  }

  private draw(limit: number, random: RandomSource): PlayerSummary[] {
    return drawPlayers(this.readModel.snapshot.players.values(), limit, random);
  }

  private listed(limit: number): CachedResponse {
    const cached = this.lists.get(limit);
    if (cached) return cached;
    const players = allPlayers(this.readModel.snapshot);
    const shown = limit === EVERYTHING ? players : players.slice(0, limit);
    const answer = CachedResponse.json(shown.map(toAdminPlayerSummary), PUBLIC_CACHE);
    this.lists.set(limit, answer);
    return answer;
  }
}

/** Returns a sample: up to 30 players with a career, more of them with a picture. */
export function drawPlayers(players: Iterable<CataloguePlayer>, count: number, random: RandomSource): PlayerSummary[] {
  const preferred = count <= DEFAULT_LIMIT ? hasCareer : hasPhoto;
  return sample(players, random, { count, preferred, weight: fameOf }).map(toPlayerSummary);
}

const fameOf = ({ fame }: CataloguePlayer): number => fame;
