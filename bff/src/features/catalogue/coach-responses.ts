import { Injectable } from '@nestjs/common';
import type { AdminCoach } from '@soccer-legends/contracts';
import { Clock } from '../../platform/environment/clock.ts';
import { pictureAddress, Pictures } from './art/pictures.ts';
import { coachSpells } from './coach-spells.ts';
import { ReadModel } from './read-model.ts';
import { currentSpell, type CatalogueCoach } from './snapshot.ts';

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
