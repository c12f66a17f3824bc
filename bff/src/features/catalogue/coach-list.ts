import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AdminCoach } from '@soccer-legends/contracts';
import { Bus } from '../../platform/events/bus.ts';
import { PublicOrigin } from '../../platform/http/site-addresses.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { DealtResponses, some } from '../deals/deals.port.ts';
import { CoachResponses } from './coach-responses.ts';

const MAX_ORIGINS = 4;

export interface CoachListRequest {
  limit?: number | undefined;
  deal?: string | undefined;
}

/** `GET /api/coaches`. Photo addresses are absolute, so each public origin has its own cached response. */
@Injectable()
export class CoachList {
  private readonly byOrigin = new Map<string, CachedResponse>();

  constructor(
    private readonly coaches: CoachResponses,
    private readonly origin: PublicOrigin,
    private readonly deals: DealtResponses,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.byOrigin.clear());
  }

  /**
   * Returns the first `limit` coaches by id, by default all. The first request with a token `deal` determines the list of
   * the token.
   */
  answer(request: IncomingMessage, { limit, deal }: CoachListRequest): CachedResponse | Promise<CachedResponse> {
    const origin = this.origin.of(request);
    if (deal !== undefined) return this.dealt(origin, limit, deal);
    if (limit !== undefined && limit < this.coaches.count) return this.make(origin, limit);
    const cached = this.byOrigin.get(origin);
    if (cached) return cached;
    if (this.byOrigin.size >= MAX_ORIGINS) this.byOrigin.clear();
    const answer = this.make(origin);
    this.byOrigin.set(origin, answer);
    return answer;
  }

  private make(origin: string, limit?: number): CachedResponse {
    return CachedResponse.json(withOrigin(this.coaches.list().slice(0, limit), origin), PUBLIC_CACHE);
  }

  private dealt(origin: string, limit: number | undefined, deal: string): Promise<CachedResponse> {
    return this.deals.respond(deal, {
      draw: 'coaches',
      variant: `${origin} ${limit}`,
      make: () => some(this.coaches.list()),
      show: (coaches) => withOrigin(coaches.slice(0, limit), origin),
      empty: [],
    });
  }
}

function withOrigin(coaches: readonly AdminCoach[], origin: string): AdminCoach[] {
  return coaches.map((coach) => ({
    ...coach,
    photo: coach.photo?.startsWith('/') ? origin + coach.photo : coach.photo,
  }));
}
