import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AdminCoach } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { Bus } from '../../platform/events/bus.ts';
import { PublicOrigin } from '../../platform/http/public-origin.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { DealtResponses, some } from '../deals/deals.port.ts';
import { pictureAddress, Pictures } from './art/pictures.ts';
import { coachSpells } from './coach-spells.ts';
import { ReadModel } from './read-model.ts';
import { currentSpell, type CatalogueCoach } from './snapshot.ts';

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
    private readonly readModel: ReadModel,
    private readonly origin: PublicOrigin,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
    private readonly deals: DealtResponses,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.byOrigin.clear());
  }

  /**
   * @param limit how many coaches to return, in id order; all by default
   * @param deal the token that keeps the list as it was at its first call
   */
  answer(request: IncomingMessage, { limit, deal }: CoachListRequest): CachedResponse | Promise<CachedResponse> {
    const origin = this.origin.of(request);
    if (deal !== undefined) return this.dealt(origin, limit, deal);
    if (limit !== undefined && limit < this.readModel.snapshot.coaches.size) return this.make(origin, limit);
    const cached = this.byOrigin.get(origin);
    if (cached) return cached;
    if (this.byOrigin.size >= MAX_ORIGINS) this.byOrigin.clear();
    const answer = this.make(origin);
    this.byOrigin.set(origin, answer);
    return answer;
  }

  private make(origin: string, limit?: number): CachedResponse {
    return CachedResponse.json(withOrigin(this.list().slice(0, limit), origin), PUBLIC_CACHE);
  }

  private dealt(origin: string, limit: number | undefined, deal: string): Promise<CachedResponse> {
    return this.deals.respond(deal, {
      draw: 'coaches',
      variant: `${origin} ${limit}`,
      make: () => some(this.list()),
      show: (coaches) => withOrigin(coaches.slice(0, limit), origin),
      empty: [],
    });
  }

  /** Returns all coaches in id order, with the paths of drawn photos. */
  private list(): AdminCoach[] {
    const year = this.clock.now().getUTCFullYear();
    return [...this.readModel.snapshot.coaches.values()].map((coach) => this.toCoach(coach, year));
  }

  private toCoach(coach: CatalogueCoach, year: number): AdminCoach {
    const { id, name, photo, source, country, nation, apiId, born } = coach;
    const drawn = source === 'bundled' ? pictureAddress('coach', id, this.pictures.coach(coach)) : null;
    return {
      id,
      name,
      photo: photo ?? drawn,
      country,
      nation,
      team: currentSpell(coach)?.club ?? null,
      apiId,
      coached: this.pictures.coached(coach),
      age: born === null ? null : year - born,
      career: coachSpells(coach, this.readModel.snapshot.teams),
      updatedAt: coach.updatedAt.toISOString(),
    };
  }
}

function withOrigin(coaches: readonly AdminCoach[], origin: string): AdminCoach[] {
  return coaches.map((coach) => ({
    ...coach,
    photo: coach.photo?.startsWith('/') ? origin + coach.photo : coach.photo,
  }));
}
