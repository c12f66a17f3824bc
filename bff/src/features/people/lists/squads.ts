import { Injectable } from '@nestjs/common';
import { isYouthTeam, type Squad, type SquadPlayer } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { sample, type RandomSource } from '../../../platform/environment/random-source.ts';
import { addToGroup } from '../../../platform/group-by.ts';
import { PUBLIC_CACHE, CachedResponse } from '../../../platform/http/cached-response.ts';
import { DealtResponses } from '../../deals/deals.port.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import type { CataloguePlayer, CatalogueTeam } from '../catalogue/snapshot.ts';

/** Drawn squads have at least as many players as a team. */
const LEAST_PLAYERS = 11;
export const LARGEST_SQUAD_DRAW = 20;

/** `GET /api/squads`: the players of a club in one season. */
@Injectable()
export class Squads {
  constructor(
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
    private readonly deals: DealtResponses,
  ) {}

  /** Returns a list with the current data of one squad, or an empty list if no player is known. */
  async of(club: number, season: number): Promise<CachedResponse> {
    const { teams, players } = this.readModel.snapshot;
    const team = teams.get(club);
    const squad = team && squadOf(team, season, [...players.values()]);
    const answer = CachedResponse.json(squad && squad.players.length > 0 ? [squad] : [], PUBLIC_CACHE);
    await answer.compress();
    return answer;
  }

  /** Returns squads of different clubs with at least eleven players, drawn at random or by the token `deal`. */
  drawn(limit: number, deal?: string): CachedResponse | Promise<CachedResponse> {
    return this.deals.sample(deal, { draw: 'squads', count: limit, make: (random) => this.draw(random) });
  }

  private draw(random: RandomSource): Squad[] {
    const { teams, players } = this.readModel.snapshot;
    const byClub = new Map<number, CataloguePlayer[]>();
    for (const player of players.values())
      for (const teamId of new Set(player.spells.map((spell) => spell.teamId)))
        if (teamId !== null) addToGroup(byClub, teamId, player);
    const clubs = [...byClub].filter(([id, own]) => own.length >= LEAST_PLAYERS && isOffered(teams.get(id)));
    const squads: Squad[] = [];
    for (const [id, own] of sample(clubs, random, { count: clubs.length })) {
      const seasons = this.seasonsOf(id, own).filter((season) => membersOf(id, season, own).length >= LEAST_PLAYERS);
      const [season] = sample(seasons, random, { count: 1 });
      if (season !== undefined) squads.push(squadOf(teams.get(id)!, season, own));
      if (squads.length === LARGEST_SQUAD_DRAW) break;
    }
    return squads;
  }

  /** Returns the years in which a spell at the club began or was running. */
  private seasonsOf(club: number, players: readonly CataloguePlayer[]): number[] {
    const spells = players.flatMap((player) => player.spells.filter(({ teamId }) => teamId === club));
    const first = Math.min(...spells.map(({ from }) => from));
    const last = this.clock.now().getUTCFullYear();
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }
}

function isOffered(team: CatalogueTeam | undefined): boolean {
  return team !== undefined && !isYouthTeam(team.name);
}

function squadOf({ id, name, picture }: CatalogueTeam, season: number, players: readonly CataloguePlayer[]): Squad {
  const members = membersOf(id, season, players);
  return {
    club: { id, name, logoUrl: picture },
    season,
    players: members.map(toSquadPlayer),
  };
}

function toSquadPlayer({ id, name, nation, position }: CataloguePlayer): SquadPlayer {
  return { id, name, nation, position };
}

/**
 * Careers have only calendar years. A player who left in a year is not counted for the season that began in it, unless the
 * whole spell was in that year.
 */
function membersOf(club: number, season: number, players: readonly CataloguePlayer[]): CataloguePlayer[] {
  return players.filter(({ spells }) =>
    spells.some(
      ({ teamId, from, to }) => teamId === club && from <= season && (to === null || season < to || season === from),
    ),
  );
}
