import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';
import { ReadModel } from '../read-model.ts';
import { allPlayers, type CataloguePlayer, type CatalogueSnapshot, type CatalogueTeam } from '../snapshot.ts';

type Squad = ReadonlyMap<number, ReadonlySet<string>>;

interface Indexed {
  snapshot: CatalogueSnapshot;
  year: number;
  players: ReadonlyMap<number, readonly CataloguePlayer[]>;
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
    return (index.withPlayers ??= respond((team) => toDetail(team, index)));
  }

  one(id: number): AdminTeamDetail {
    const team = this.readModel.team(id);
    return toDetail(team, this.index());
  }

  private index(): Indexed {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.indexed?.snapshot !== snapshot || this.indexed.year !== year) {
      this.indexed = { snapshot, year, players: playersByTeam(allPlayers(snapshot)) };
    }
    return this.indexed;
  }
}

function playersByTeam(players: Iterable<CataloguePlayer>): Map<number, CataloguePlayer[]> {
  const byTeam = new Map<number, CataloguePlayer[]>();
  for (const player of players) {
    for (const { teamId } of player.spells) {
      if (teamId === null) continue;
      const found = byTeam.get(teamId);
      if (!found) byTeam.set(teamId, [player]);
      // A player's spells follow each other, so a repeated player is the last one.
      else if (found.at(-1) !== player) found.push(player);
    }
  }
  return byTeam;
}

function squadOf(id: number, players: readonly CataloguePlayer[], thisYear: number): Squad {
  const squad = new Map<number, Set<string>>();
  for (const { name, spells } of players) {
    for (const { teamId, startYear, endYear } of spells) {
      if (teamId !== id) continue;
      for (let year = startYear; year <= (endYear ?? thisYear); year += 1) {
        const names = squad.get(year) ?? new Set();
        squad.set(year, names.add(name));
      }
    }
  }
  return squad;
}

function toAdminTeam({ id, name, picture, apiId }: CatalogueTeam, { players }: Indexed): AdminTeam {
  return { id, name, logo: picture, playerCount: players.get(id)?.length ?? 0, apiId };
}

function toDetail(team: CatalogueTeam, index: Indexed): AdminTeamDetail {
  const squad = squadOf(team.id, index.players.get(team.id) ?? [], index.year);
  const byYear = Object.fromEntries(Array.from(squad, ([year, names]) => [year, [...names].sort()]));
  return { ...toAdminTeam(team, index), playersByYear: byYear };
}
