import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { CoachWriter } from '../catalogue/coach-writer.ts';
import { shownName } from '../catalogue/person-names.ts';
import type { SyncedCoach } from '../catalogue/synced-facts.ts';
import { FootballFacts } from '../football/football-facts.ts';
import type { ItemOutcome, Kind, PlannedItem, PlanStep } from './kind.ts';

export interface CoachesByNameParams {
  names: readonly string[];
}

/** Coaches by a list of names: one search a name, which brings all there is to know of those it finds. */
@Injectable()
export class CoachesByName implements Kind<CoachesByNameParams, SyncedCoach | null> {
  constructor(
    private readonly football: FootballFacts,
    private readonly coaches: CoachWriter,
  ) {}

  async plan(
    { names }: CoachesByNameParams,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<PlanStep<SyncedCoach | null>> {
    const place = (cursor ?? 0) as number;
    const name = names[place]!;
    const found = await this.football.coachesNamed(name, signal);
    return {
      items: found.length > 0 ? found.map(coachItem) : [nobody(name)],
      cursor: place + 1 < names.length ? place + 1 : null,
    };
  }

  fetch(coach: SyncedCoach | null): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    return Promise.resolve((em) => this.coaches.write(em, coach!));
  }
}

function coachItem(coach: SyncedCoach): PlannedItem<SyncedCoach> {
  return { key: `api-${coach.apiId}`, entity: 'coach', name: shownName(coach), payload: coach };
}

function nobody(name: string): PlannedItem<null> {
  const failure = `The data service knows no coach called ${name}.`;
  return { key: `name-${name}`, entity: 'coach', name, payload: null, failure };
}
