import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';
import { ReadModel } from '../read-model.ts';
import { allPlayers, type CataloguePlayer, type CatalogueSnapshot, type CatalogueTeam } from '../snapshot.ts';

/** Distinct player names of one team, by year. */
type Squad = ReadonlyMap<number, ReadonlySet<string>>;

interface Indexed {
  snapshot: CatalogueSnapshot;
  year: number;
  playerCounts: ReadonlyMap<number, number>;
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
    if (!withPlayers) return (index.withoutPlayers ??= respond((team) => toAdminTeam(team, index)));
    if (index.withPlayers) return index.withPlayers;
    const squads = squadsByTeam(allPlayers(index.snapshot), index.year);
    return (index.withPlayers = respond((team) => toDetail(team, index, squads.get(team.id))));
  }

  /** Throws `TeamNotFound`. */
  one(id: number): AdminTeamDetail {
    const team = this.readModel.team(id);
    const index = this.index();
    return toDetail(team, index, squadsByTeam(allPlayers(index.snapshot), index.year, id).get(id));
  }

  private index(): Indexed {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.indexed?.snapshot !== snapshot || this.indexed.year !== year) {
      this.indexed = { snapshot, year, playerCounts: playersByTeam(allPlayers(snapshot)) };
    }
    return this.indexed;
  }
}

function playersByTeam(players: Iterable<CataloguePlayer>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { spells } of players) {
    for (const teamId of new Set(spells.map((spell) => spell.teamId)))
      if (teamId !== null) counts.set(teamId, (counts.get(teamId) ?? 0) + 1);
  }
  return counts;
}

/** @param thisYear the last year of current spells @param only the id of one team; all teams by default */
function squadsByTeam(players: Iterable<CataloguePlayer>, thisYear: number, only?: number): Map<number, Squad> {
  const squads = new Map<number, Map<number, Set<string>>>();
  for (const { name, spells } of players) {
    for (const { teamId, startYear, endYear } of spells) {
      if (teamId === null || (only !== undefined && teamId !== only)) continue;
      const squad = squads.get(teamId) ?? new Map<number, Set<string>>();
      squads.set(teamId, squad);
      for (let year = startYear; year <= (endYear ?? thisYear); year += 1) {
        const names = squad.get(year) ?? new Set();
        squad.set(year, names.add(name));
      }
    }
  }
  return squads;
}

function toAdminTeam({ id, name, picture, apiId }: CatalogueTeam, { playerCounts }: Indexed): AdminTeam {
  return { id, name, logo: picture, playerCount: playerCounts.get(id) ?? 0, apiId };
}

function toDetail(team: CatalogueTeam, index: Indexed, squad: Squad = new Map()): AdminTeamDetail {
  const byYear = Object.fromEntries(Array.from(squad, ([year, names]) => [year, [...names].sort()]));
  return { ...toAdminTeam(team, index), playersByYear: byYear };
}
