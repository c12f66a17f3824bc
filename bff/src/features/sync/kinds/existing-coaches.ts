import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { CoachWriter } from '../catalogue/coach-writer.ts';
import { Identities } from '../catalogue/identities.ts';
import type { KnownPerson } from '../catalogue/person-index.ts';
import { surnameOf } from '../catalogue/person-names.ts';
import type { SyncedCoach } from '../catalogue/synced-facts.ts';
import { FootballFacts } from '../football/football-facts.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';
import { NothingFound } from '../football/nothing-found.ts';

/** Renews every coach of the catalogue, the stalest first; those whom nobody has linked yet are looked for by name. */
@Injectable()
export class ExistingCoaches implements Kind<object, KnownPerson> {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly identities: Identities,
    private readonly coaches: CoachWriter,
  ) {}

  async plan(): Promise<PlanStep<KnownPerson>> {
    const rows = await this.database
      .em()
      .execute<KnownPerson[]>('select id, name, born, nation, api_id as "apiId" from coach order by updated_at, id');
    return {
      items: rows.map((row) => ({
        key: `coach-${row.id}`,
        entity: 'coach',
        name: row.name,
        rowId: row.id,
        payload: row,
      })),
      cursor: null,
    };
  }

  async fetch(known: KnownPerson, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const coach =
      known.apiId === null ? await this.find(known, signal) : await this.football.coach(known.apiId, signal);
    return (em) => this.coaches.write(em, coach);
  }

  private async find({ id, name }: KnownPerson, signal: AbortSignal): Promise<SyncedCoach> {
    const found = await this.football.coachesNamed(surnameOf(name), signal);
    const { coaches, nations } = this.identities;
    const twin = found.find((coach) => coaches.find(coach, nations.find(coach.nationality).code) === id);
    if (!twin) throw new NothingFound(`The data service knows no coach who must be ${name}.`);
    return twin;
  }
}
