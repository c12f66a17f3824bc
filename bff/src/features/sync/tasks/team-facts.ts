import { Injectable } from '@nestjs/common';
import { findRows } from '../../../platform/database/row.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { load, recordSources, Team, withLayers, writeFacts } from '../../people/people.port.ts';
import { Identities } from '../people/identities.ts';
import { ServiceLookup } from '../people/service-lookup.ts';
import { syncAuthor } from '../people/writing-run.ts';
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
    const options = { orderBy: { updatedAt: 'asc', id: 'asc' }, limit: calls } as const;
    const rows = calls > 0 ? await findRows(this.database.em(), Team, { listed: true }, options) : [];
    const items = rows.map(({ id, name, apiId }) => rowItem('team', { id, name, apiId }));
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
      const before = await load(em, { kind: 'club', id: known.id });
      const { row, layers } = before;
      const author = syncAuthor(run, this.clock.now());
      Object.assign(row, { apiId: found.apiId, logo: found.logo ?? (row as Team).logo, updatedAt: author.at });
      const fields = layers.service?.fields ?? {};
      const leagueCountry = fields['leagueCountry'] ?? this.identities.nations.find(found.country).code;
      const after = withLayers(before, { service: { fields: { ...fields, leagueCountry }, career: [] } });
      await writeFacts(em, [after]);
      await recordSources(em, [{ before, after }], author);
      return { status: 'updated', rowId: known.id, name: row.name, change: { country: found.country, teams: [] } };
    };
  }
}
