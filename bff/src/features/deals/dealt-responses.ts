import { Injectable } from '@nestjs/common';
import { isChallengeToken } from '@soccer-legends/contracts';
import { CachedResponse } from '../../platform/http/cached-response.ts';
import { FrozenDraws, type Draw } from './frozen-draws.ts';

/** A deal never changes. One day, because the calls of a matchday are repeated for a day. */
const DEALT = 'public, max-age=86400, immutable';
/**
 * Up to three matchdays are current in some time zone, with about ten responses each. Responses of other days displace
 * those that were requested least recently, so a visitor who opens many past days does not displace today's.
 */
const MAX_KEPT = 64;

export interface DealtRequest<Value> {
  /** Name of the draw; requests that differ in `variant` only show the same draw. */
  draw: string;
  /** What the response depends on besides the draw, such as a count. */
  variant?: string;
  make: Draw<Value>;
  /** Returns the body of the response; by default the drawn value. */
  show?: (value: Value) => unknown;
  /** The body if the catalogue is too small; such a response is not cached. */
  empty: unknown;
}

/** Responses to calls with a deal's token, kept in memory ready to send. */
@Injectable()
export class DealtResponses {
  private readonly kept = new Map<string, Promise<CachedResponse>>();

  constructor(private readonly draws: FrozenDraws) {}

  /** Rejects like `FrozenDraws.read`. */
  respond<Value>(token: string, request: DealtRequest<Value>): Promise<CachedResponse> {
    // Few visitors play a challenge, so keeping its responses would only displace those of matchdays.
    if (isChallengeToken(token)) return this.make(token, request, () => undefined);
    const key = JSON.stringify([token, request.draw, request.variant]);
    const kept = this.kept.get(key);
    const response = kept ?? this.make(token, request, () => this.kept.delete(key));
    if (kept) this.kept.delete(key);
    else if (this.kept.size >= MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    // A map iterates in the order of insertion: the latest request is the last entry.
    this.kept.set(key, response);
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
