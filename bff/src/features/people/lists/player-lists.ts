import { Injectable } from '@nestjs/common';
import { LARGEST_SAMPLE, type AdminPlayerSummary, type PlayerSummary } from '@soccer-legends/contracts';
import { RandomSource, sample } from '../../../platform/environment/random-source.ts';
import { BoundedCache } from '../../../platform/caches/bounded-cache.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { DealtResponses, type SampleDraw } from '../../deals/deals.port.ts';
import { drawWeight, hasCareer, hasPicture } from '../catalogue/player-draws.ts';
import { toPlayerSummary, toAdminPlayerSummary } from '../catalogue/player-responses.ts';
import { samplePreferred } from './preferred-sample.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { allPlayers, type CataloguePlayer } from '../catalogue/snapshot.ts';

/** Number of players in a list for which a request names no limit. */
export const DEFAULT_LIMIT = 30;
export const VARIANTS = 16;
const EVERYTHING = 1000;
/** For lists that few clients request: 7 % larger than with the default, in a fifth of the time. */
const FAST_QUALITY = 1;

/**
 * The lists of players. Keeps a few compressed samples of each size. Clients must not cache them, because a repeated request
 * should return other players.
 */
@Injectable()
export class PlayerLists {
  private readonly samples = new BoundedCache<CachedResponse>('playerSamples', { sizeOf: ({ size }) => size });
  private readonly lists = new BoundedCache<CachedResponse>('playerLists', { sizeOf: ({ size }) => size });
  /** Kept whatever its size, because a new one takes long with many players. */
  private everyone: CachedResponse | undefined;
  private encoded: EncodedItems | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly random: RandomSource,
    private readonly deals: DealtResponses,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.reset());
  }

  /** Up to 300 players are drawn at random or by the token; a larger `limit` returns the first ones in id order. */
  answer(limit: number, deal?: string): CachedResponse | Promise<CachedResponse> {
    if (limit > LARGEST_SAMPLE) return this.listed(limit);
    return deal === undefined ? this.sampled(limit) : this.deals.sample(deal, this.sampleOf(limit));
  }

  /** Returns a sample of players with pictures, with up to 40 % preferred players; see `samplePreferred`. */
  sampleWith(prefer: ReadonlySet<number>, limit: number): PlayerSummary[] {
    const suits = limit <= DEFAULT_LIMIT ? hasCareer : hasPicture;
    const players = [...this.readModel.snapshot.players.values()].filter(suits);
    return samplePreferred(players, this.random, { count: limit, prefer, weight: drawWeight }).map(toPlayerSummary);
  }

  refresh(): void {
    this.samples.clear();
  }

  private reset(): void {
    this.everyone = undefined;
    this.encoded = undefined;
    this.lists.clear();
    this.samples.clear();
  }

  private sampled(limit: number): CachedResponse | Promise<CachedResponse> {
    const key = `${limit} ${Math.floor(this.random.next() * VARIANTS)}`;
    const known = this.samples.get(key);
    if (known) return known;
    const answer = this.deals.sample(undefined, this.sampleOf(limit));
    this.samples.set(key, answer);
    return answer.compress().then(() => answer);
  }

  private sampleOf(limit: number): SampleDraw<PlayerSummary> {
    const { largest, draw } = sampleFor(limit);
    const make = (random: RandomSource): PlayerSummary[] =>
      drawPlayers(this.readModel.snapshot.players.values(), largest, random);
    return { draw, count: limit, make };
  }

  private listed(limit: number): CachedResponse {
    const kept = limit === EVERYTHING ? this.everyone : this.lists.get(String(limit));
    if (kept) return kept;
    if (limit === EVERYTHING) return (this.everyone = CachedResponse.json(this.everybody(), PUBLIC_CACHE));
    this.encoded ??= encodeItems(this.everybody().slice(0, EVERYTHING));
    const answer = CachedResponse.ofJson(beginningOf(this.encoded, limit), PUBLIC_CACHE, { quality: FAST_QUALITY });
    this.lists.set(String(limit), answer);
    return answer;
  }

  private everybody(): AdminPlayerSummary[] {
    return allPlayers(this.readModel.snapshot).map(toAdminPlayerSummary);
  }
}

/** Returns the sample of which a list of players is the beginning, and the name of its draw. */
export function sampleFor(limit: number): { largest: number; draw: string } {
  const largest = limit <= DEFAULT_LIMIT ? DEFAULT_LIMIT : LARGEST_SAMPLE;
  return { largest, draw: `players.${largest}` };
}

/** A list as JSON, of which a shorter list is the beginning. */
interface EncodedItems {
  json: Buffer;
  /** Position after each item. */
  ends: readonly number[];
}

function encodeItems(items: readonly unknown[]): EncodedItems {
  const encoded = items.map((item) => Buffer.from(JSON.stringify(item)));
  let end = 0;
  // A bracket or a comma precedes each item.
  const ends = encoded.map(({ length }) => (end += 1 + length));
  return { json: Buffer.from(`[${encoded.join(',')}]`), ends };
}

function beginningOf({ json, ends }: EncodedItems, count: number): Buffer {
  const end = ends[Math.min(count, ends.length) - 1] ?? 1;
  return Buffer.concat([json.subarray(0, end), Buffer.from(']')]);
}

/** Returns a sample with up to 30 players who have a career, preferring those with a picture. */
export function drawPlayers(players: Iterable<CataloguePlayer>, count: number, random: RandomSource): PlayerSummary[] {
  const preferred = count <= DEFAULT_LIMIT ? hasCareer : hasPicture;
  return sample(players, random, { count, preferred, weight: drawWeight }).map(toPlayerSummary);
}
