import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { liftEdits, settleEdits, Team } from '../../catalogue/catalogue.port.ts';
import { Identities } from '../catalogue/identities.ts';
import { ServiceLookup } from '../catalogue/service-lookup.ts';
import { syncAuthor } from '../catalogue/writing-run.ts';
import { failedChange } from '../sync-failure.ts';
import { SyncBudget } from './sync-budget.ts';
import { rowItem, type PlanStep, type SyncTask, type WriteItem } from './sync-task.ts';

type KnownTeam = Pick<Team, 'id' | 'name' | 'apiId'>;

/** Links every team to the service and updates its facts, least recently updated first. Each team needs one call. */
@Injectable()
export class TeamFacts implements SyncTask<object, KnownTeam> {
  constructor(
    private readonly database: Database,
    private readonly lookup: ServiceLookup,
    private readonly identities: Identities,
    private readonly budget: SyncBudget,
    private readonly clock: Clock,
  ) {}

  async plan(): Promise<PlanStep<KnownTeam>> {
    const { calls } = await this.budget.today();
    const options = { orderBy: { updatedAt: 'asc', id: 'asc' }, limit: calls, disableIdentityMap: true } as const;
    const rows = calls > 0 ? await this.database.em().find(Team, {}, options) : [];
    const items = (rows as Team[]).map(({ id, name, apiId }) => rowItem('team', { id, name, apiId }));
    return { items, cursor: null };
  }

  async fetch(known: KnownTeam, signal: AbortSignal): Promise<WriteItem> {
    const found = await this.lookup.findTeam(known, signal);
    return async (em, run) => {
      const other = await em.findOne(Team, { apiId: found.apiId, id: { $ne: known.id } });
      if (other) {
        const message = `${other.name} is already linked to the service's ${found.name}.`;
        const change = failedChange({ code: 'alreadyLinked', message, detail: `(${other.name})` });
        return { status: 'failed', rowId: known.id, name: known.name, change };
      }
      const before = await liftEdits(em, 'club', known.id);
      const team = await em.findOneOrFail(Team, { id: known.id });
      const country = this.identities.nations.find(found.country).code;
      Object.assign(team, {
        apiId: found.apiId,
        logo: found.logo ?? team.logo,
        country: team.country ?? country,
        updatedAt: this.clock.now(),
      });
      await em.flush();
      await settleEdits(em, { kind: 'club', id: known.id }, before, syncAuthor(run, this.clock.now()));
      return { status: 'updated', rowId: known.id, name: team.name, change: { country: found.country, teams: [] } };
    };
  }
}
