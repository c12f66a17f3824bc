import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { AdminCoach, CoachSpell } from '@soccer-legends/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Bus } from '../../../platform/events/bus.ts';
import { PublicOrigin } from '../../../platform/http/site-addresses.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { DealtResponses, some } from '../../deals/deals.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { pictureAddress, Pictures } from '../catalogue/pictures.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { currentSpell, lastConfirmed } from '../model/facts.ts';
import type { CatalogueCoach, CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { spellYears } from '../catalogue/player-responses.ts';

@Injectable()
export class CoachResponses {
  /** The last list, and what it was made from: making it takes longer than sending it. */
  private made: { snapshot: CatalogueSnapshot; year: number; coaches: readonly AdminCoach[] } | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  get count(): number {
    return this.readModel.snapshot.coaches.size;
  }

  /** Returns all coaches in id order. Ages are those at the end of the current year (UTC). */
  list(): readonly AdminCoach[] {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.made?.snapshot !== snapshot || this.made.year !== year) {
      const coaches = [...snapshot.coaches.values()].map((coach) => this.toCoach(coach, year));
      this.made = { snapshot, year, coaches };
    }
    return this.made.coaches;
  }

  private toCoach(coach: CatalogueCoach, year: number): AdminCoach {
    const { id, name, photo, country, nation, apiId, born, fame } = coach;
    const drawn = pictureAddress('coach', id, this.pictures.coach(coach));
    return {
      id,
      name,
      photo: photo ?? drawn,
      country,
      nation,
      fame,
      team: currentSpell(coach)?.club ?? null,
      teamAsOf: lastConfirmed(coach),
      apiId,
      coached: this.pictures.coached(coach),
      age: born === null ? null : year - born,
      career: coachSpells(coach, this.readModel.snapshot.teams),
      updatedAt: coach.updatedAt.toISOString(),
    };
  }
}

/** Returns a coach's posts in career order. Crest and country are null for a team outside the catalogue. */
function coachSpells({ spells }: CatalogueCoach, teams: CatalogueSnapshot['teams']): CoachSpell[] {
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

/** The response contains the address at which it was requested, so no shared cache may keep it. */
const PRIVATE_CACHE = PUBLIC_CACHE.replace('public', 'private');

export interface CoachListRequest {
  limit?: number | undefined;
  deal?: string | undefined;
}

interface MakeOptions {
  limit?: number | undefined;
  isFirstCompressed?: boolean;
}

/** `GET /api/coaches`. Photo addresses are absolute, so only the response for the public URL is kept in memory. */
@Injectable()
export class CoachList {
  private all: CachedResponse | undefined;

  constructor(
    private readonly coaches: CoachResponses,
    private readonly origin: PublicOrigin,
    private readonly deals: DealtResponses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => (this.all = undefined));
  }

  /**
   * Returns the first `limit` coaches by id, by default all. The first request with a token `deal` determines the list of
   * the token.
   */
  answer(request: IncomingMessage, { limit, deal }: CoachListRequest): CachedResponse | Promise<CachedResponse> {
    const origin = this.origin.forPictures(request);
    if (deal !== undefined) return this.dealt(origin, limit, deal);
    const isKept = origin === this.config.publicUrl && (limit === undefined || limit >= this.coaches.count);
    return isKept ? (this.all ??= this.make(origin)) : this.make(origin, { limit, isFirstCompressed: true });
  }

  /** @param isFirstCompressed for a list that is not kept, so that no later request could get its compressed body */
  private make(origin: string, { limit, isFirstCompressed = false }: MakeOptions = {}): CachedResponse {
    const coaches = withOrigin(this.coaches.list().slice(0, limit), origin);
    return CachedResponse.json(coaches, PRIVATE_CACHE, { isFirstCompressed });
  }

  private dealt(origin: string, limit: number | undefined, deal: string): Promise<CachedResponse> {
    return this.deals.respond(deal, {
      draw: 'coaches',
      variant: String(limit),
      make: () => some(this.coaches.list()),
      show: (coaches) => withOrigin(coaches.slice(0, limit), origin),
      scope: 'private',
      isKept: origin === this.config.publicUrl,
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
