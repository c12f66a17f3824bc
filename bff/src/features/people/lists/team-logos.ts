import { Inject, Injectable } from '@nestjs/common';
import { isYouthTeam, type Crest, type TeamLogo } from '@soccer-legends/contracts';
import { sample, type RandomSource } from '../../../platform/environment/random-source.ts';
import type { FootballData } from '@soccer-legends/football-data';
import { Bus } from '../../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { DealtResponses, some } from '../../deals/deals.port.ts';
import { FOOTBALL_DATA } from '../football-data.ts';
import { ReadModel } from '../catalogue/read-model.ts';

const LARGEST_SAMPLE = 100;

/** `GET /api/team-logos`: all clubs with a picture, or a random sample of them. */
@Injectable()
export class TeamLogos {
  private allLogos: CachedResponse | undefined;
  private readonly crests: ReadonlyMap<number, Crest>;

  constructor(
    private readonly readModel: ReadModel,
    private readonly deals: DealtResponses,
    @Inject(FOOTBALL_DATA) { clubs }: FootballData,
    bus: Bus,
  ) {
    this.crests = new Map(clubs.map(({ id, crest }) => [id, crest]));
    bus.onCatalogueChange(() => {
      this.allLogos = undefined;
    });
  }

  /** Returns all clubs with a picture in id order. @param deal keeps the list of its first request */
  all(deal?: string): CachedResponse | Promise<CachedResponse> {
    if (deal !== undefined)
      return this.deals.respond(deal, { draw: 'logos', make: () => some(this.list()), empty: [] });
    return (this.allLogos ??= CachedResponse.json(this.list(), PUBLIC_CACHE));
  }

  /** Returns a sample from memory, drawn at random or by the token `deal`, without a call to API-Football. */
  sampled(count: number, deal?: string): CachedResponse | Promise<CachedResponse> {
    const make = (random: RandomSource): TeamLogo[] => {
      const logos = this.list().filter(({ name }) => !isYouthTeam(name));
      return sample(logos, random, { count: LARGEST_SAMPLE });
    };
    return this.deals.sample(deal, { draw: 'logos.sampled', count, make });
  }

  private list(): TeamLogo[] {
    return [...this.readModel.snapshot.teams.values()].flatMap(({ id, name, country, logo, picture: logoUrl }) =>
      logoUrl ? [{ id, name, logoUrl, country, crest: logo ? null : (this.crests.get(id) ?? null) }] : [],
    );
  }
}
