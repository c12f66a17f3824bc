import { Injectable } from '@nestjs/common';
import { isChallengeToken } from '@soccer-legends/contracts';
import { BoundedCache } from '../../platform/caches/bounded-cache.ts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { RandomSource } from '../../platform/environment/random-source.ts';
import { freeDraw, FrozenDraws, some, type Draw } from './frozen-draws.ts';
import { IsOptional, IsString } from 'class-validator';

/** A deal never changes. One day is enough, because clients repeat the calls of a matchday only during that day. */
const DEALT = 'max-age=86400, immutable';

export interface DealtRequest<Value> {
  /** Name of the draw. Requests with different `variant`s show the same draw. */
  draw: string;
  variant?: string;
  make: Draw<Value>;
  /** Returns the body for the drawn value, such as its names in one language; the value itself by default. */
  show?: (value: Value) => unknown;
  /** Which caches may keep the response; by default, all. */
  scope?: 'public' | 'private';
  /** False for a variant of few visitors, which would displace the responses of others from memory. */
  isKept?: boolean;
  /** The body if the catalogue is too small. Such a response is not cached. */
  empty: unknown;
}

/** A list that is drawn as a whole. Each request gets its first items. */
export interface SampleDraw<Item> {
  /** Name of the draw. */
  draw: string;
  count: number;
  /** Draws the list in its largest size, so that requests with one token and different counts agree. */
  make: (random: RandomSource) => readonly Item[];
}

/**
 * Caches encoded responses to calls with a deal token. Current matchdays need about thirty, which requests for past days do
 * not displace.
 */
@Injectable()
export class DealtResponses {
  private readonly kept = new BoundedCache<CachedResponse, () => Promise<CachedResponse | undefined>>('deals', {
    sizeOf: ({ size }) => size,
    load: (_key, make) => make(),
  });

  constructor(
    private readonly draws: FrozenDraws,
    private readonly random: RandomSource,
  ) {}

  /** Returns the same response for a token, draw and variant on every server. Throws like `FrozenDraws.read`. */
  async respond<Value>(token: string, request: DealtRequest<Value>): Promise<CachedResponse> {
    // Also for responses in memory: a clock that was ahead may have dealt a day that has not begun.
    await this.draws.require(token);
    const { draw, variant, make, show = (value) => value, scope = 'public', isKept = true, empty } = request;
    const respond = async (): Promise<CachedResponse | undefined> => {
      const value = await this.draws.read(token, draw, make);
      return value === undefined ? undefined : CachedResponse.json(show(value), `${scope}, ${DEALT}`);
    };
    // Few visitors play a challenge, so its responses would only displace those of matchdays.
    const response =
      isKept && !isChallengeToken(token)
        ? await this.kept.fetch(JSON.stringify([token, draw, variant]), { context: respond })
        : await respond();
    return response ?? CachedResponse.json(empty, 'no-store');
  }

  /** Returns the first items of a list that is drawn at random, or by the token `deal`. Throws like `respond`. */
  sample<Item>(deal: undefined, sample: SampleDraw<Item>): CachedResponse;
  sample<Item>(deal: string | undefined, sample: SampleDraw<Item>): CachedResponse | Promise<CachedResponse>;
  sample<Item>(deal: string | undefined, { draw, count, make }: SampleDraw<Item>) {
    const show = (items: readonly Item[]): readonly Item[] => items.slice(0, count);
    if (deal !== undefined) {
      return this.respond(deal, {
        draw,
        variant: String(count),
        make: (random) => some(make(random)),
        show,
        empty: [],
      });
    }
    const { value, headers } = freeDraw(draw, make, this.random);
    return CachedResponse.json(show(value!), 'no-store', { headers });
  }
}

/** The query of a route that supports deal tokens. Other routes accept it too, because pages add the token to all calls. */
export class DealQuery {
  /** Token of a matchday or a challenge; undefined for a random deal. */
  @IsOptional()
  @IsString()
  deal?: string;
}
