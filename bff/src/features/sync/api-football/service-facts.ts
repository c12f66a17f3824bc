import type { Clock } from '../../../platform/environment/clock.ts';
import type { PlayerProfile, SyncedCoach, SyncedPlayer } from '../catalogue/synced-facts.ts';
import { FootballFacts, type Page, type TeamProfile } from '../football/football-facts.ts';
import { NothingFound } from '../football/nothing-found.ts';
import type { ApiCoach, ApiPerson, ApiPlayer, ApiTeam } from './answers.ts';
import { ApiFault } from '../football/api-fault.ts';
import type { CareerReader } from './career/career-reader.ts';
import type { SeniorClubs } from './career/senior-clubs.ts';
import { byLastName } from './client/search-by-last-name.ts';
import type { FootballApi } from './football-api.ts';

/** Seasons begin in summer: before July the one that is being played began last year. */
const FIRST_MONTH = 6;

/** Whole facts, from the calls of the data service. */
export class ServiceFacts extends FootballFacts {
  constructor(
    private readonly api: FootballApi,
    private readonly careers: CareerReader,
    private readonly clubs: SeniorClubs,
    private readonly clock: Clock,
  ) {
    super();
  }

  override profiles(page: number, signal: AbortSignal): Promise<Page<PlayerProfile>> {
    return this.pageOrEnd(page, async () => {
      const { items, pages } = await this.api.players(page, signal);
      return { items: items.map(toProfile), pages };
    });
  }

  override async playersNamed(name: string, signal: AbortSignal): Promise<PlayerProfile[]> {
    const search = async (word: string): Promise<readonly ApiPlayer[]> =>
      (await this.api.searchPlayers(word, signal)).items;
    return (await byLastName(name, search)).map(toProfile);
  }

  override async profile(apiId: number, signal: AbortSignal): Promise<PlayerProfile> {
    const player = await this.api.player(apiId, signal);
    if (!player) throw new NothingFound(`The data service knows no player with the id ${apiId}.`);
    return toProfile(player);
  }

  override async player(profile: PlayerProfile, signal: AbortSignal): Promise<SyncedPlayer> {
    const now = this.clock.now();
    const currentSeason = now.getUTCMonth() >= FIRST_MONTH ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
    const { career, position } = await this.careers.read(profile.apiId, currentSeason, signal);
    return { ...profile, position: profile.position ?? position, career };
  }

  override squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<Page<PlayerProfile>> {
    return this.pageOrEnd(page, async () => {
      const where = { teamId: teamApiId, season: year, page };
      const { items, pages } = await this.api.teamPlayers(where, signal);
      return { items: items.map(({ player }) => toProfile(player)), pages };
    });
  }

  override async coachesNamed(name: string, signal: AbortSignal): Promise<SyncedCoach[]> {
    const coaches = await byLastName(name, (word) => this.api.searchCoaches(word, signal));
    return coaches.map((coach) => this.toCoach(coach));
  }

  override async coach(apiId: number, signal: AbortSignal): Promise<SyncedCoach> {
    const coach = await this.api.coach(apiId, signal);
    if (!coach) throw new NothingFound(`The data service knows no coach with the id ${apiId}.`);
    return this.toCoach(coach);
  }

  override async teamsNamed(name: string, signal: AbortSignal): Promise<TeamProfile[]> {
    const teams = await this.api.searchTeams(name, signal);
    return teams.filter((team) => !team.national && this.clubs.has(team.name)).map(toTeam);
  }

  override async team(apiId: number, signal: AbortSignal): Promise<TeamProfile> {
    const team = await this.api.team(apiId, signal);
    if (!team) throw new NothingFound(`The data service knows no team with the id ${apiId}.`);
    return toTeam(team);
  }

  /** A list that the plan cuts off ends there: what came before it is good. */
  private async pageOrEnd(page: number, read: () => Promise<Page<PlayerProfile>>): Promise<Page<PlayerProfile>> {
    try {
      return await read();
    } catch (fault) {
      const isCutOff = fault instanceof ApiFault && fault.kind === 'planLimit' && page > 1;
      if (!isCutOff) throw fault;
      return { items: [], pages: page - 1 };
    }
  }

  /** Youth and women's sides are no posts of the catalogue; national teams are. */
  private toCoach({ career, ...coach }: ApiCoach): SyncedCoach {
    const posts = career.filter(({ team }) => this.clubs.has(team.name) || this.clubs.isNation(team.name));
    return {
      ...toPerson(coach),
      career: posts.map(({ team: { id, name, logo }, start, end }) => ({
        team: this.clubs.isNation(name)
          ? { apiId: null, name: `${name} national team`, logo: null }
          : { apiId: id, name, logo },
        start,
        end,
      })),
    };
  }
}

function toPerson({
  id,
  name,
  firstName,
  lastName,
  nationality,
  born,
  photo,
}: ApiPerson): Omit<PlayerProfile, 'position'> {
  return { apiId: id, name, firstName, lastName, nationality, born, photo };
}

function toProfile(player: ApiPlayer): PlayerProfile {
  return { ...toPerson(player), position: player.position };
}

function toTeam({ id, name, country, logo }: ApiTeam): TeamProfile {
  return { apiId: id, name, country, logo };
}
