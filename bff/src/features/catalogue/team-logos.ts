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

/** Matches youth teams, U15 to U23, which a question about clubs must not use. */
export const YOUTH_TEAM = /u-?(?:1[5-9]|2[0-3])(?!\d)|\bu\s(?:1[5-9]|2[0-3])\b/i;

/** `GET /api/team-logos`: every club that has a picture, or a random sample of them. */
@Injectable()
export class TeamLogos {
  private allLogos: CachedResponse | undefined;
  /** Crests by club id. */
  private readonly crests: ReadonlyMap<number, Crest>;

  constructor(
    private readonly readModel: ReadModel,
    private readonly random: RandomSource,
    @Inject(FACTS) { clubs }: FootballData,
    bus: Bus,
  ) {
    this.crests = new Map(clubs.map(({ id, crest }) => [id, crest]));
    bus.onCatalogueChange(() => {
      this.allLogos = undefined;
    });
  }

  all(): CachedResponse {
    return (this.allLogos ??= CachedResponse.json(this.list(this.readModel.snapshot), PUBLIC_CACHE));
  }

  /** Returns a random sample from memory; a visitor's request never calls API-Football. */
  sampled(count: number): CachedResponse {
    const logos = this.list(this.readModel.snapshot).filter(({ name }) => !YOUTH_TEAM.test(name));
    return CachedResponse.json(sample(logos, this.random, { count }), 'no-store');
  }

  private list({ teams }: CatalogueSnapshot): TeamLogo[] {
    return [...teams.values()].flatMap(({ id, name, country, logo, picture: logoUrl }) =>
      logoUrl ? [{ id, name, logoUrl, country, crest: logo ? null : (this.crests.get(id) ?? null) }] : [],
    );
  }
}
