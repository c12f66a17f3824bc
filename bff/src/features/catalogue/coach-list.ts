import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { AdminCoach, CoachSummary } from '@soccer-legends/contracts';
import { pictureAddress, Pictures } from './art/pictures.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { Bus } from '../../platform/events/bus.ts';
import { PublicOrigin } from '../../platform/http/public-origin.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../platform/http/cached-response.ts';
import { adminFactsOfCoach } from './admin-facts.ts';
import { currentSpell } from './careers.ts';
import { ReadModel } from './read-model.ts';
import type { CatalogueCoach } from './snapshot.ts';

const MOST_ORIGINS = 4;

/** `GET /api/coaches`: photo addresses are absolute, so there is one answer for each origin that visitors use. */
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
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.byOrigin.clear();
    });
  }

  answer(request: IncomingMessage, limit?: number): CachedResponse {
    const origin = this.origin.of(request);
    if (limit !== undefined && limit < this.readModel.snapshot.coaches.size) return this.make(origin, limit);
    const known = this.byOrigin.get(origin);
    if (known) return known;
    if (this.byOrigin.size >= MOST_ORIGINS) this.byOrigin.clear();
    const answer = this.make(origin);
    this.byOrigin.set(origin, answer);
    return answer;
  }

  private make(origin: string, limit?: number): CachedResponse {
    const { teams, coaches } = this.readModel.snapshot;
    const logoOfTeam = (id: number | null): string | null => teams.get(id ?? 0)?.picture ?? null;
    const year = this.clock.now().getUTCFullYear();
    const toAnswer = (coach: CatalogueCoach): AdminCoach => ({
      ...this.summaryOf(coach, origin),
      ...adminFactsOfCoach(coach, logoOfTeam, year),
    });
    return CachedResponse.json([...coaches.values()].slice(0, limit).map(toAnswer), PUBLIC_CACHE);
  }

  private summaryOf(coach: CatalogueCoach, origin: string): CoachSummary {
    const { id, name, photo, source, country, nation } = coach;
    const drawn = source === 'bundled' ? origin + pictureAddress('coach', id, this.pictures.coach(coach)) : null;
    return { id, name, photo: photo ?? drawn, country, nation, team: currentSpell(coach)?.club ?? null };
  }
}
