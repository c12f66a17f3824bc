import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { Setting } from '../../../platform/database/setting.entity.ts';
import { Team } from '../../people/people.port.ts';
import { FootballFacts, type ApiPlayer, type SquadPlayer } from '../../football-api/football-api.port.ts';
import { Identities } from '../people/identities.ts';
import type { KnownPerson } from '../people/person-index.ts';
import { shownName } from '../people/person-names.ts';
import { PersonWriter } from '../people/person-writer.ts';
import { ServiceLookup } from '../people/service-lookup.ts';
import { SyncBudget } from './sync-budget.ts';
import { rowItem, type PlannedItem, type SyncTask, type WriteItem } from './sync-task.ts';

export interface OnePlayerParams {
  apiId: number;
  /** Name that the console shows until the service has returned the player's name. */
  name: string;
  /** An unlinked player of the catalogue; by default, the one with the same name and year of birth. */
  playerId?: number;
}

interface NewPlayersCursor {
  /** The next page, counted from 1. */
  page: number;
  read: number;
  /** Number of players that this run adds. */
  found: number;
}

type KnownPlayer = KnownPerson & { surname: string | null };

/** Setting with the page at which the last run stopped. */
const LAST_PAGE = 'sync.profiles-page';

/** The ways to find players. The calls for a player and the writing are the same in all of them. */
@Injectable()
export class PlayerTasks {
  constructor(
    private readonly database: Database,
    private readonly football: FootballFacts,
    private readonly identities: Identities,
    private readonly lookup: ServiceLookup,
    private readonly writer: PersonWriter,
    private readonly budget: SyncBudget,
  ) {}

  /** Adds players that the catalogue lacks. Continues where the previous run stopped in the service's list. */
  readonly added: SyncTask<{ playerCount: number }, ApiPlayer> = {
    plan: async ({ playerCount }, cursor, signal) => {
      const from = cursor ?? { page: await this.lastPage(), read: 0, found: 0 };
      const { page, read, found } = from as NewPlayersCursor;
      const { items: players, pages } = await this.football.profiles(page, signal);
      // The service's list is shorter than in the previous run.
      if (page > Math.max(1, pages)) return { items: [], cursor: { page: 1, read, found } };
      const added = (await this.withoutKnown(players)).slice(0, playerCount - found);
      const isComplete = found + added.length >= playerCount || read + 1 >= pages;
      if (isComplete) await this.database.em().upsert(Setting, { name: LAST_PAGE, value: String(page) });
      const next = { page: page >= pages ? 1 : page + 1, read: read + 1, found: found + added.length };
      return { items: added.map(playerItem), cursor: isComplete ? null : next };
    },
    fetch: (profile, signal) => this.sync(profile, signal),
  };

  /**
   * Updates as many players as the given share of today's calls allows: linked ones first, the least recently updated
   * first.
   */
  readonly existing: SyncTask<{ share: number }, KnownPlayer> = {
    plan: async ({ share }) => {
      const { players } = await this.budget.today();
      // Raw SQL for the order, which depends on an expression.
      const rows = await this.database.execute<KnownPlayer[]>(
        `select id, name, full_name as "fullName", surname, born, nation, api_id as "apiId" from person where kind = 'player'
         order by api_id is null, (case when api_id is null then -fame end), updated_at, id limit ?`,
        [Math.floor(players * share)],
      );
      return { items: rows.map((row) => rowItem('player', row)), cursor: null };
    },
    fetch: async (known, signal) => this.sync(await this.lookup.findPlayer(known, signal), signal),
  };

  /** Syncs as many of the players with a name as today's calls allow. */
  readonly named: SyncTask<{ searchName: string }, ApiPlayer> = {
    plan: async ({ searchName }, _cursor, signal) => {
      const found = await this.football.searchPlayers(searchName, signal);
      const { players } = await this.budget.today();
      return { items: found.slice(0, Math.max(players, 1)).map(playerItem), cursor: null };
    },
    fetch: (profile, signal) => this.sync(profile, signal),
  };

  readonly ofTeam: SyncTask<{ teamId: number; year: number }, SquadPlayer> = {
    plan: async ({ teamId, year }, cursor, signal) => {
      const from = cursor ?? { teamApiId: await this.teamApiId(teamId, signal), page: 1 };
      // The cursor contains the service's id of the team, which may need a call.
      const { teamApiId, page } = from as { teamApiId: number; page: number };
      const { items: players, pages } = await this.football.squad(teamApiId, year, page, signal);
      return { items: players.map(playerItem), cursor: page < pages ? { teamApiId, page: page + 1 } : null };
    },
    fetch: (profile, signal) => this.sync(profile, signal),
  };

  /** Syncs one player by the service's id. */
  readonly one: SyncTask<OnePlayerParams, OnePlayerParams> = {
    plan: (params) => {
      const item = { key: `api-${params.apiId}`, entity: 'player', name: params.name, payload: params } as const;
      return Promise.resolve({ items: [item], cursor: null });
    },
    fetch: async ({ apiId, playerId }, signal) =>
      this.sync(await this.football.profile(apiId, signal), signal, playerId),
  };

  private async sync(profile: SquadPlayer, signal: AbortSignal, playerId?: number): Promise<WriteItem> {
    const player = await this.football.player(profile, signal);
    return (em, run) => this.writer.write(em, run, player, playerId);
  }

  private async withoutKnown(profiles: readonly ApiPlayer[]): Promise<ApiPlayer[]> {
    const ids = await this.identities.playerIds(profiles);
    return profiles.filter((_profile, index) => ids[index] === undefined);
  }

  private async lastPage(): Promise<number> {
    return Number((await this.database.em().findOne(Setting, { name: LAST_PAGE }))?.value ?? 1);
  }

  private async teamApiId(teamId: number, signal: AbortSignal): Promise<number> {
    const team = (await this.database.em().findOneOrFail(Team, { id: teamId })) as Team;
    return (await this.lookup.findTeam(team, signal)).apiId;
  }
}

export function playerItem(profile: SquadPlayer): PlannedItem<SquadPlayer> {
  return { key: `api-${profile.apiId}`, entity: 'player', name: shownName(profile), payload: profile };
}
