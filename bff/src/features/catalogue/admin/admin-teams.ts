import type { AdminTeam, AdminTeamDetail } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { TeamNotFound } from '../catalogue.errors.ts';
import { ReadModel } from '../read-model.ts';
import type { CatalogueSnapshot, CatalogueTeam, CataloguePlayer } from '../snapshot.ts';
import { Clock } from '../../../platform/environment/clock.ts';
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts';

interface Made {
  snapshot: CatalogueSnapshot;
  year: number;
  rolls: ReadonlyMap<number, TeamRoll>;
  /** The answers with and without players, once somebody has asked. */
  whole?: ReadyAnswer;
  short?: ReadyAnswer;
}

/** `GET /api/admin/teams`: every team with everybody who was ever there, by year. */
@Injectable()
export class AdminTeams {
  private made: Made | undefined;

  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  list(withPlayers: boolean): ReadyAnswer {
    const made = this.current();
    const make = (toItem: (team: CatalogueTeam) => AdminTeam): ReadyAnswer =>
      ReadyAnswer.json(Array.from(made.snapshot.teams.values(), toItem), 'no-store');
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

export interface TeamRoll {
  players: Set<number>;
  /** Names of a year, each once. */
  years: Map<number, Set<string>>;
}

/** Who was at which team in which year, by team id. @param thisYear ends the spells that go on. */
export function playersByYear(players: Iterable<CataloguePlayer>, thisYear: number): Map<number, TeamRoll> {
  const rolls = new Map<number, TeamRoll>();
  for (const { id, name, spells } of players) {
    for (const { teamId, startYear, endYear } of spells) {
      if (teamId === null) continue;
      const roll = rolls.get(teamId) ?? { players: new Set(), years: new Map() };
      rolls.set(teamId, roll);
      roll.players.add(id);
      for (let year = startYear; year <= (endYear ?? thisYear); year += 1) {
        const names = roll.years.get(year) ?? new Set();
        roll.years.set(year, names.add(name));
      }
    }
  }
  return rolls;
}
