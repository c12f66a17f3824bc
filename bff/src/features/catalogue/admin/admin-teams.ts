import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';
import { ReadModel } from '../read-model.ts';
import { allPlayers, type CataloguePlayer, type CatalogueSnapshot, type CatalogueTeam } from '../snapshot.ts';

/** The players of one team. */
interface Squad {
  players: Set<number>;
  /** Player names by year, each once. */
  years: Map<number, Set<string>>;
}

interface Indexed {
  snapshot: CatalogueSnapshot;
  year: number;
  squads: ReadonlyMap<number, Squad>;
  /** Responses, made on the first request. */
  withPlayers?: CachedResponse;
  withoutPlayers?: CachedResponse;
}

/** `GET /api/admin/teams`: every team with its players by year. */
@Injectable()
export class AdminTeams {
  private indexed: Indexed | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  list(withPlayers: boolean): CachedResponse {
    const index = this.index();
    const respond = (toItem: (team: CatalogueTeam) => AdminTeam): CachedResponse =>
      CachedResponse.json(Array.from(index.snapshot.teams.values(), toItem), 'no-store');
    return withPlayers
      ? (index.withPlayers ??= respond((team) => toDetail(team, index.squads)))
      : (index.withoutPlayers ??= respond((team) => toAdminTeam(team, index.squads)));
  }

  /** Throws `TeamNotFound`. */
  one(id: number): AdminTeamDetail {
    return toDetail(this.readModel.team(id), this.index().squads);
  }

  private index(): Indexed {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.indexed?.snapshot !== snapshot || this.indexed.year !== year) {
      this.indexed = { snapshot, year, squads: squadsByTeam(allPlayers(snapshot), year) };
    }
    return this.indexed;
  }
}

/** Groups players by team id and year. @param thisYear the last year of spells that have not ended */
function squadsByTeam(players: Iterable<CataloguePlayer>, thisYear: number): Map<number, Squad> {
  const squads = new Map<number, Squad>();
  for (const { id, name, spells } of players) {
    for (const { teamId, startYear, endYear } of spells) {
      if (teamId === null) continue;
      const squad = squads.get(teamId) ?? { players: new Set(), years: new Map() };
      squads.set(teamId, squad);
      squad.players.add(id);
      for (let year = startYear; year <= (endYear ?? thisYear); year += 1) {
        const names = squad.years.get(year) ?? new Set();
        squad.years.set(year, names.add(name));
      }
    }
  }
  return squads;
}

function toAdminTeam(team: CatalogueTeam, squads: ReadonlyMap<number, Squad>): AdminTeam {
  const { id, name, apiId } = team;
  return { id, name, logo: team.picture, playerCount: squads.get(id)?.players.size ?? 0, apiId };
}

function toDetail(team: CatalogueTeam, squads: ReadonlyMap<number, Squad>): AdminTeamDetail {
  const years = squads.get(team.id)?.years ?? new Map<number, Set<string>>();
  const byYear = Object.fromEntries(Array.from(years, ([year, names]) => [year, [...names].sort()]));
  return { ...toAdminTeam(team, squads), playersByYear: byYear };
}
