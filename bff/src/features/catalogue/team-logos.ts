import { Inject, Injectable } from '@nestjs/common';
import type { Crest, TeamLogo } from '@soccer-legends/contracts';
import { RandomSource } from '../../platform/environment/random-source.ts';
import type { FootballData } from '@soccer-legends/football-data';
import { Bus } from '../../platform/events/bus.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { FACTS } from './facts.ts';
import { ReadModel } from './read-model.ts';
import { sample } from '../../platform/environment/sample.ts';
import type { CatalogueSnapshot } from './snapshot.ts';

/** Sides of an age group, U15 to U23: not what a question about clubs is about. */
export const AGE_GROUP = /u-?(?:1[5-9]|2[0-3])(?!\d)|\bu\s(?:1[5-9]|2[0-3])\b/i;

/** `GET /api/team-logos`: every club that has a picture, or a sample of them. */
@Injectable()
export class TeamLogos {
  private everything: CachedResponse | undefined;
  /** By the id of the club. */
  private readonly crests: ReadonlyMap<number, Crest>;

  constructor(
    private readonly readModel: ReadModel,
    private readonly chance: RandomSource,
    @Inject(FACTS) { clubs }: FootballData,
    bus: Bus,
  ) {
    this.crests = new Map(clubs.map(({ id, crest }) => [id, crest]));
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.everything = undefined;
    });
  }

  all(): CachedResponse {
    return (this.everything ??= CachedResponse.json(this.list(this.readModel.snapshot), PUBLIC_CACHE));
  }

  /** Draws from what is there already: a visitor's wish never calls the data service. */
  sampled(count: number): CachedResponse {
    const logos = this.list(this.readModel.snapshot).filter(({ name }) => !AGE_GROUP.test(name));
    return CachedResponse.json(sample(logos, this.chance, { count }), 'no-store');
  }

  private list({ teams }: CatalogueSnapshot): TeamLogo[] {
    return [...teams.values()].flatMap(({ id, name, country, logo, picture: logoUrl }) =>
      logoUrl ? [{ id, name, logoUrl, country, crest: logo ? null : (this.crests.get(id) ?? null) }] : [],
    );
  }
}
