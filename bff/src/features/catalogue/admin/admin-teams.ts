import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { TeamNotFound } from '../catalogue.errors.ts';
import { ReadModel } from '../read-model.ts';
import type { CatalogueSnapshot, CatalogueTeam } from '../snapshot.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';
import { playersByYear, type TeamRoll } from './players-by-year.ts';

interface Made {
  snapshot: CatalogueSnapshot;
  year: number;
  rolls: ReadonlyMap<number, TeamRoll>;
  /** The answers with and without players, once somebody has asked. */
  whole?: CachedResponse;
  short?: CachedResponse;
}

/** `GET /api/admin/teams`: every team with everybody who was ever there, by year. */
@Injectable()
export class AdminTeams {
  private made: Made | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  list(withPlayers: boolean): CachedResponse {
    const made = this.current();
    const make = (toItem: (team: CatalogueTeam) => AdminTeam): CachedResponse =>
      CachedResponse.json(Array.from(made.snapshot.teams.values(), toItem), 'no-store');
    return withPlayers
      ? (made.whole ??= make((team) => toDetail(team, made.rolls)))
      : (made.short ??= make((team) => toAdminTeam(team, made.rolls)));
  }

  one(id: number): AdminTeamDetail {
    const { snapshot, rolls } = this.current();
    const team = snapshot.teams.get(id);
    if (!team) throw new TeamNotFound(id);
    return toDetail(team, rolls);
  }

  private current(): Made {
    const { snapshot } = this.readModel;
    const year = this.clock.now().getUTCFullYear();
    if (this.made?.snapshot !== snapshot || this.made.year !== year) {
      this.made = { snapshot, year, rolls: playersByYear(snapshot.players.values(), year) };
    }
    return this.made;
  }
}

function toAdminTeam(team: CatalogueTeam, rolls: ReadonlyMap<number, TeamRoll>): AdminTeam {
  const { id, name, apiId } = team;
  return { id, name, logo: team.picture, playerCount: rolls.get(id)?.players.size ?? 0, apiId };
}

function toDetail(team: CatalogueTeam, rolls: ReadonlyMap<number, TeamRoll>): AdminTeamDetail {
  const years = rolls.get(team.id)?.years ?? new Map<number, Set<string>>();
  const byYear = Object.fromEntries(Array.from(years, ([year, names]) => [year, [...names].sort()]));
  return { ...toAdminTeam(team, rolls), playersByYear: byYear };
}
