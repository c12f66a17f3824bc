import { Injectable } from '@nestjs/common';
import { isChallengeToken } from '@soccer-legends/contracts';
import { LRUCache } from 'lru-cache';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { FrozenDraws, type Draw } from './frozen-draws.ts';
import { IsOptional, IsString } from 'class-validator';

/** A deal never changes. One day is enough, because clients repeat the calls of a matchday only during that day. */
const DEALT = 'public, max-age=86400, immutable';
/** Current matchdays need about thirty. The least recently used one is dropped first, so past days displace none of them. */
const MAX_KEPT = 64;

/** What a route draws for a token, and how it shows the draw. */
export interface DealtRequest<Value> {
  /** Name of the draw. Requests with different `variant`s show the same draw. */
  draw: string;
  variant?: string;
  /** Draws the value if no server has drawn it for the token yet. */
  make: Draw<Value>;
  /** Returns the body for the drawn value, such as its names in one language; the value itself by default. */
  show?: (value: Value) => unknown;
  /** The body if the catalogue is too small. Such a response is not cached. */
  empty: unknown;
}

/** Caches encoded responses to calls with a deal token. */
@Injectable()
export class DealtResponses {
  private readonly kept = new LRUCache<string, Promise<CachedResponse>>({ max: MAX_KEPT });

  constructor(private readonly draws: FrozenDraws) {}

  /** Returns the same response for a token, draw and variant on every server. Throws like `FrozenDraws.read`. */
  respond<Value>(token: string, request: DealtRequest<Value>): Promise<CachedResponse> {
    // Few visitors play a challenge, so its responses would only displace those of matchdays.
    if (isChallengeToken(token)) return this.make(token, request, () => undefined);
    const key = JSON.stringify([token, request.draw, request.variant]);
    const kept = this.kept.get(key);
    const response = kept ?? this.make(token, request, () => this.kept.delete(key));
    if (!kept) this.kept.set(key, response);
    return response;
  }

  private async make<Value>(
    token: string,
    { draw, make, show = (value) => value, empty }: DealtRequest<Value>,
    drop: () => void,
  ): Promise<CachedResponse> {
    try {
      const value = await this.draws.read(token, draw, make);
      if (value !== undefined) return CachedResponse.json(show(value), DEALT);
    } catch (error) {
      drop();
      throw error;
    }
    drop();
    return CachedResponse.json(empty, 'no-store');
  }
}

/** The query of a route that supports deal tokens. Other routes accept it too, because pages add the token to all calls. */
export class DealQuery {
  /** Token of a matchday or a challenge; undefined for a random deal. */
  @IsOptional()
  @IsString()
  deal?: string;
}
