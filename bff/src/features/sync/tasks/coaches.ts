import { Injectable } from '@nestjs/common';
import { findRows } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { Person } from '../../people/people.port.ts';
import { FootballFacts, type ApiCoach } from '../../football-api/football-api.port.ts';
import { PersonWriter } from '../people/person-writer.ts';
import { shownName } from '../people/person-names.ts';
import { ServiceLookup } from '../people/service-lookup.ts';
import { rowItem, type PlannedItem, type SyncTask } from './sync-task.ts';

@Injectable()
export class CoachTasks {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly lookup: ServiceLookup,
    private readonly writer: PersonWriter,
  ) {}

  /** Syncs coaches by a list of names. One search per name returns all facts, so that `fetch` needs no call. */
  readonly named: SyncTask<{ names: readonly string[] }, ApiCoach | null> = {
    plan: async ({ names }, cursor, signal) => {
      const index = (cursor ?? 0) as number;
      const name = names[index]!;
      const found = await this.football.searchCoaches(name, signal);
      return {
        items: found.length > 0 ? found.map(coachItem) : [notFoundItem(name)],
        cursor: index + 1 < names.length ? index + 1 : null,
      };
    },
    fetch: (coach) => Promise.resolve((em, run) => this.writer.write(em, run, coach!)),
  };

  /** Updates every coach of the catalogue, least recently updated first. */
  readonly existing: SyncTask<object, Pick<Person, 'id' | 'name' | 'apiId'>> = {
    plan: async () => {
      const oldest = { orderBy: { updatedAt: 'asc', id: 'asc' } } as const;
      const rows = await findRows(this.database.em(), Person, { kind: 'coach' }, oldest);
      return { items: rows.map(({ id, name, apiId }) => rowItem('coach', { id, name, apiId })), cursor: null };
    },
    fetch: async (known, signal) => {
      const coach = await this.lookup.findCoach(known, signal);
      return (em, run) => this.writer.write(em, run, coach);
    },
  };
}

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
