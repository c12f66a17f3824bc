import type { Clock } from '../../../platform/environment/clock.ts';
import { searchText, type ApiFootballClient } from '../client/api-football-client.ts';
import { ApiError } from '../wire/api-error.ts';
import type { ApiCoach, ApiPerson, ApiPlayer } from '../wire/people.ts';
import type { ApiTeam } from '../wire/teams.ts';
import type { FirstTeams } from './first-teams.ts';
import type { CareerReader } from './career-reader.ts';
import {
  FootballFacts,
  MIN_SEARCH_LENGTH,
  NotFoundInService,
  type Page,
  type PlayerProfile,
  type SquadPlayer,
  type SyncedCoach,
  type SyncedPlayer,
  type TeamProfile,
} from './football-facts.ts';
import { toPlayerSeason } from './player-season.ts';
import { toPerson, toProfile } from './to-profile.ts';

export class ServiceFacts extends FootballFacts {
  constructor(
    private readonly api: ApiFootballClient,
    private readonly careers: CareerReader,
    private readonly clubs: FirstTeams,
    private readonly clock: Clock,
  ) {
    super();
  }

  override profiles(page: number, signal: AbortSignal): Promise<Page<PlayerProfile>> {
    return this.pageWithinPlan(page, async () => {
      const { items, pages } = await this.api.players(page, signal);
      return { items: items.map(toProfile), pages };
    });
  }

  override async searchPlayers(name: string, signal: AbortSignal): Promise<PlayerProfile[]> {
    const search = async (word: string): Promise<readonly ApiPlayer[]> =>
      (await this.api.searchPlayers(word, signal)).items;
    return (await searchByLastName(name, search)).map(toProfile);
  }

  override async profile(apiId: number, signal: AbortSignal): Promise<PlayerProfile> {
    const player = await this.api.player(apiId, signal);
    if (!player) throw new NotFoundInService(`The data service has no player with the id ${apiId}.`);
    return toProfile(player);
  }

  override async player({ page, ...profile }: SquadPlayer, signal: AbortSignal): Promise<SyncedPlayer> {
    const latestSeason = this.clock.now().getUTCFullYear();
    const { answers, position } = await this.careers.read({ apiId: profile.apiId, latestSeason, page }, signal);
    return { ...profile, position: profile.position ?? position, answers };
  }

  override squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<Page<SquadPlayer>> {
    return this.pageWithinPlan(page, async () => {
      const { items, pages } = await this.api.teamPlayers({ teamId: teamApiId, season: year, page }, signal);
      const players = items.map((item) => {
        const { profile, answer } = toPlayerSeason(item, year, this.clubs);
        return { ...profile, page: answer };
      });
      return { items: players, pages };
    });
  }

  override async searchCoaches(name: string, signal: AbortSignal): Promise<SyncedCoach[]> {
    const coaches = await searchByLastName(name, (word) => this.api.searchCoaches(word, signal));
    return coaches.map((coach) => this.toCoach(coach));
  }

  override async coach(apiId: number, signal: AbortSignal): Promise<SyncedCoach> {
    const coach = await this.api.coach(apiId, signal);
    if (!coach) throw new NotFoundInService(`The data service has no coach with the id ${apiId}.`);
    return this.toCoach(coach);
  }

  override async searchTeams(name: string, signal: AbortSignal): Promise<TeamProfile[]> {
    const teams = await this.api.searchTeams(name, signal);
    return teams.filter((team) => !team.national && this.clubs.has(team.name)).map(toTeam);
  }

  override async team(apiId: number, signal: AbortSignal): Promise<TeamProfile> {
    const team = await this.api.team(apiId, signal);
    if (!team) throw new NotFoundInService(`The data service has no team with the id ${apiId}.`);
    return toTeam(team);
  }

  /** Treats a page that the account's plan does not include as the end of the list. */
  private async pageWithinPlan<Item>(page: number, read: () => Promise<Page<Item>>): Promise<Page<Item>> {
    try {
      return await read();
    } catch (error) {
      const isEndOfPlan = error instanceof ApiError && error.kind === 'planLimit' && page > 1;
      if (!isEndOfPlan) throw error;
      return { items: [], pages: page - 1 };
    }
  }

  /** Leaves out posts at youth and women's teams; posts at national teams stay. */
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

/**
 * Returns the people who have every word of the name. The service searches by last name only, which is the last word of
 * most names and the first word of some: the last word is tried first, then the first.
 */
async function searchByLastName<Person extends ApiPerson>(
  name: string,
  search: (word: string) => Promise<readonly Person[]>,
): Promise<Person[]> {
  const words = searchText(name).split(' ');
  const longWords = words.filter((word) => word.length >= MIN_SEARCH_LENGTH);
  // A name of short words is searched as it is: the service's refusal then explains the problem.
  const searches = longWords.length > 0 ? [...new Set([longWords.at(-1)!, longWords[0]!])] : [words.join(' ')];
  for (const text of searches) {
    const found = (await search(text)).filter((person) => hasWords(person, words));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether every word begins a word of the person's names. */
function hasWords({ name, firstName, lastName }: ApiPerson, words: readonly string[]): boolean {
  const names = ` ${searchText([name, firstName, lastName].filter(Boolean).join(' '))}`;
  return words.every((word) => names.includes(` ${word}`));
}

function toTeam({ id, name, country, logo }: ApiTeam): TeamProfile {
  return { apiId: id, name, country, logo };
}
