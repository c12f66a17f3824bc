import { Injectable } from '@nestjs/common';
import { RandomSource } from '../../platform/environment/random-source.ts';
import { Bus } from '../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { toAdminPlayerSummary } from './admin-facts.ts';
import { toPlayerSummary } from './player-answers.ts';
import { ReadModel } from './read-model.ts';
import { sample } from '../../platform/environment/sample.ts';
import type { CataloguePlayer } from './snapshot.ts';

export const DEFAULT_LIMIT = 30;
export const VARIANTS = 16;
const EVERYTHING = 1000;
const LARGEST_SAMPLE = 300;
/** The samples that the games ask for, made before anybody does. */
const USUAL_SAMPLES = [DEFAULT_LIMIT, LARGEST_SAMPLE];
const MOST_POOLS = 8;

/** Samples of one size, one of which goes out at random. */
interface Pool {
  variants: readonly CachedResponse[];
  /** Whether anybody asked since they were drawn: what nobody asks for is not drawn again. */
  asked: boolean;
}

/**
 * `GET /api/players`: random samples, a few of each size kept ready and packed, so that a request is a pick and a
 * write. A visitor who asks twice is meant to get others, hence no caching of samples.
 */
@Injectable()
export class PlayerLists {
  private readonly pools = new Map<number, Pool>();
  private readonly lists = new Map<number, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    private readonly chance: RandomSource,
    bus: Bus,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.startAnew();
    });
  }

  answer(limit: number): CachedResponse {
    return limit <= LARGEST_SAMPLE ? this.sampled(limit) : this.listed(limit);
  }

  /** Draws the samples anew that somebody has seen. */
  refresh(): void {
    for (const [limit, { asked }] of this.pools) {
      if (asked) this.fill(limit);
    }
  }

  private startAnew(): void {
    this.lists.clear();
    this.pools.clear();
    for (const limit of USUAL_SAMPLES) this.fill(limit);
  }

  private sampled(limit: number): CachedResponse {
    const pool = this.pools.get(limit) ?? this.fill(limit);
    pool.asked = true;
    return pool.variants[Math.floor(this.chance.next() * VARIANTS)]!;
  }

  private fill(limit: number): Pool {
    if (this.pools.size >= MOST_POOLS && !this.pools.has(limit)) this.pools.clear();
    const pool = { variants: Array.from({ length: VARIANTS }, () => this.draw(limit)), asked: false };
    this.pools.set(limit, pool);
    return pool;
  }

  private draw(limit: number): CachedResponse {
    const players = sample(this.readModel.snapshot.players.values(), this.chance, {
      count: limit,
      preferred: limit <= DEFAULT_LIMIT ? hasCareer : hasPhoto,
      weight: ({ fame }) => fame,
    });
    const answer = CachedResponse.json(players.map(toPlayerSummary), 'no-store');
    void answer.compress();
    return answer;
  }

  private listed(limit: number): CachedResponse {
    const known = this.lists.get(limit);
    if (known) return known;
    const players = [...this.readModel.snapshot.players.values()];
    const shown = limit === EVERYTHING ? players : players.slice(0, limit);
    const answer = CachedResponse.json(shown.map(toAdminPlayerSummary), PUBLIC_CACHE);
    this.lists.set(limit, answer);
    return answer;
  }
}

const hasCareer = ({ career }: CataloguePlayer): boolean => career.length > 0;
const hasPhoto = ({ photo }: CataloguePlayer): boolean => photo !== null;
