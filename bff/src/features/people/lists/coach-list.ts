import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AdminCoach, CoachSpell } from '@soccer-legends/contracts';
import { Bus } from '../../../platform/events/bus.ts';
import { PublicOrigin } from '../../../platform/http/site-addresses.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { DealtResponses, some } from '../../deals/deals.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { pictureAddress, Pictures } from '../catalogue/pictures.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { currentSpell } from '../model/facts.ts';
import type { CatalogueCoach, CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { spellYears } from '../catalogue/player-responses.ts';

/** The coaches of the catalogue as the API returns them. */
@Injectable()
export class CoachResponses {
  constructor(
    private readonly readModel: ReadModel,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  get count(): number {
    return this.readModel.snapshot.coaches.size;
  }

  /** Returns all coaches in id order. Ages are those at the end of the current year (UTC). */
  list(): AdminCoach[] {
    const year = this.clock.now().getUTCFullYear();
    return [...this.readModel.snapshot.coaches.values()].map((coach) => this.toCoach(coach, year));
  }

  private toCoach(coach: CatalogueCoach, year: number): AdminCoach {
    const { id, name, photo, country, nation, apiId, born } = coach;
    const drawn = pictureAddress('coach', id, this.pictures.coach(coach));
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

/** Returns a coach's posts in career order. Crest and country are null for a team outside the catalogue. */
export function coachSpells({ spells }: CatalogueCoach, teams: CatalogueSnapshot['teams']): CoachSpell[] {
  return spells.map((spell) => {
    const team = spell.teamId === null ? undefined : teams.get(spell.teamId);
    return {
      team: spell.club,
      teamLogo: team?.picture ?? null,
      country: team?.country ?? null,
      ...spellYears(spell),
    };
  });
}

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
