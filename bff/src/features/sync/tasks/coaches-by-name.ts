import { Injectable } from '@nestjs/common';
import { FootballFacts, type ApiCoach } from '../../football-api/football-api.port.ts';
import { PersonWriter } from '../catalogue/person-writer.ts';
import { shownName } from '../catalogue/person-names.ts';
import type { PlannedItem, PlanStep, SyncTask, WriteItem } from './sync-task.ts';

export interface CoachesByNameParams {
  names: readonly string[];
}

/** Syncs coaches by a list of names. One search per name returns all facts, so that `fetch` needs no call. */
@Injectable()
export class CoachesByName implements SyncTask<CoachesByNameParams, ApiCoach | null> {
  constructor(
    private readonly football: FootballFacts,
    private readonly writer: PersonWriter,
  ) {}

  async plan({ names }: CoachesByNameParams, cursor: unknown, signal: AbortSignal): Promise<PlanStep<ApiCoach | null>> {
    const index = (cursor ?? 0) as number;
    const name = names[index]!;
    const found = await this.football.searchCoaches(name, signal);
    return {
      items: found.length > 0 ? found.map(coachItem) : [notFoundItem(name)],
      cursor: index + 1 < names.length ? index + 1 : null,
    };
  }

  fetch(coach: ApiCoach | null): Promise<WriteItem> {
    return Promise.resolve((em, run) => this.writer.write(em, run, coach!));
  }
}

/** Returns the distinct names in a comma-separated list. */
export function coachNamesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.replace(/\s+/g, ' ').trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

function coachItem(coach: ApiCoach): PlannedItem<ApiCoach> {
  return { key: `api-${coach.apiId}`, entity: 'coach', name: shownName(coach), payload: coach };
}

function notFoundItem(name: string): PlannedItem<null> {
  const failure = { code: 'notInService', message: `The data service has no coach named ${name}.` } as const;
  return { key: `name-${name}`, entity: 'coach', name, payload: null, failure };
}
