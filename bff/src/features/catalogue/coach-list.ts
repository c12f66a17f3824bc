import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AdminCoach } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { Bus } from '../../platform/events/bus.ts';
import { PublicOrigin } from '../../platform/http/public-origin.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { pictureAddress, Pictures } from './art/pictures.ts';
import { coachSpells } from './coach-spells.ts';
import { ReadModel } from './read-model.ts';
import { currentSpell, type CatalogueCoach } from './snapshot.ts';

const MAX_ORIGINS = 4;

/** `GET /api/coaches`. Photo addresses are absolute, so each public origin has its own cached response. */
@Injectable()
export class CoachList {
  private readonly byOrigin = new Map<string, CachedResponse>();

  constructor(
    private readonly readModel: ReadModel,
    private readonly origin: PublicOrigin,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
    bus: Bus,
  ) {
    bus.onCatalogueChange(() => this.byOrigin.clear());
  }

  /** @param limit how many coaches to return, in id order; all by default. */
  answer(request: IncomingMessage, limit?: number): CachedResponse {
    const origin = this.origin.of(request);
    if (limit !== undefined && limit < this.readModel.snapshot.coaches.size) return this.make(origin, limit);
    const cached = this.byOrigin.get(origin);
    if (cached) return cached;
    if (this.byOrigin.size >= MAX_ORIGINS) this.byOrigin.clear();
    const answer = this.make(origin);
    this.byOrigin.set(origin, answer);
    return answer;
  }

  private make(origin: string, limit?: number): CachedResponse {
    const coaches = [...this.readModel.snapshot.coaches.values()].slice(0, limit);
    const year = this.clock.now().getUTCFullYear();
    return CachedResponse.json(
      coaches.map((coach) => this.toCoach(coach, origin, year)),
      PUBLIC_CACHE,
    );
  }

  private toCoach(coach: CatalogueCoach, origin: string, year: number): AdminCoach {
    const { id, name, photo, source, country, nation, apiId, born } = coach;
    const drawn = source === 'bundled' ? origin + pictureAddress('coach', id, this.pictures.coach(coach)) : null;
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
