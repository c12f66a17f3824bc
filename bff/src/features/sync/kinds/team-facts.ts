import type { EntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';
import { Team } from '../../catalogue/catalogue.port.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Identities } from '../catalogue/identities.ts';
import { SyncBudget } from '../football/sync-budget.ts';
import { TeamSearch } from '../football/team-search.ts';
import type { ItemOutcome, Kind, PlanStep } from './kind.ts';
import { NothingFound } from '../football/nothing-found.ts';

type KnownTeam = Pick<Team, 'id' | 'name' | 'apiId'>;

/** Links every team to the service's and renews what it says of it, the stalest first, one call each. */
@Injectable()
export class TeamFacts implements Kind<object, KnownTeam> {
  constructor(
    private readonly database: Database,
    private readonly teams: TeamSearch,
    private readonly identities: Identities,
    private readonly budget: SyncBudget,
    private readonly clock: Clock,
  ) {}

  async plan(): Promise<PlanStep<KnownTeam>> {
    const { calls } = await this.budget.today();
    const rows = await this.database
      .em()
      .execute<KnownTeam[]>('select id, name, api_id as "apiId" from team order by updated_at, id limit ?', [calls]);
    return {
      items: rows.map((row) => ({
        key: `team-${row.id}`,
        entity: 'team',
        name: row.name,
        rowId: row.id,
        payload: row,
      })),
      cursor: null,
    };
  }

  async fetch(known: KnownTeam, signal: AbortSignal): Promise<(em: EntityManager) => Promise<ItemOutcome>> {
    const found = await this.teams.find(known, signal);
    if (!found) throw new NothingFound(`The data service knows no team that must be ${known.name}.`);
    return async (em) => {
      const team = await em.findOneOrFail(Team, { id: known.id });
      const twin = await em.findOne(Team, { apiId: found.apiId, id: { $ne: known.id } });
      if (twin) throw new NothingFound(`${twin.name} is linked to the service's ${found.name} already.`);
      const country = this.identities.nations.find(found.country).code;
      Object.assign(team, {
        apiId: found.apiId,
        logo: found.logo ?? team.logo,
        country: team.country ?? country,
        updatedAt: this.clock.now(),
      });
      await em.flush();
      return { status: 'updated', rowId: known.id, name: team.name, change: { country: found.country, teams: [] } };
    };
  }
}
