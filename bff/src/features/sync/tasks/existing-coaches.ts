import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Person } from '../../catalogue/catalogue.port.ts';
import { PersonWriter } from '../catalogue/person-writer.ts';
import { ServiceLookup } from '../catalogue/service-lookup.ts';
import { rowItem, type PlanStep, type SyncTask, type WriteItem } from './sync-task.ts';

type KnownCoach = Pick<Person, 'id' | 'name' | 'apiId'>;

/** Updates every coach of the catalogue, least recently updated first. */
@Injectable()
export class ExistingCoaches implements SyncTask<object, KnownCoach> {
  constructor(
    private readonly database: Database,
    private readonly lookup: ServiceLookup,
    private readonly writer: PersonWriter,
  ) {}

  async plan(): Promise<PlanStep<KnownCoach>> {
    const rows = await this.database
      .em()
      .find(Person, { kind: 'coach' }, { orderBy: { updatedAt: 'asc', id: 'asc' }, disableIdentityMap: true });
    const items = (rows as Person[]).map(({ id, name, apiId }) => rowItem('coach', { id, name, apiId }));
    return { items, cursor: null };
  }

  async fetch(known: KnownCoach, signal: AbortSignal): Promise<WriteItem> {
    const coach = await this.lookup.findCoach(known, signal);
    return (em, run) => this.writer.write(em, run, coach);
  }
}
