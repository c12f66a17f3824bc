import { Injectable } from '@nestjs/common';
import type { League } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { ApiFootballClient, searchText, type ApiPage } from '../client/api-football-client.ts';
import type { ApiCoach, ApiPerson, ApiPlayer, ApiPlayerSeason } from '../wire/people.ts';
import type { ApiPlayerTransfers, ApiTeam } from '../wire/teams.ts';
import type { Answer, SeasonAnswer } from './answers.ts';
import { CareerReader } from './career-reader.ts';
import { FirstTeams } from './first-teams.ts';
import { isPlanLimit, PlanSeasons } from './plan-seasons.ts';

/** The service rejects shorter searches. */
export const MIN_SEARCH_LENGTH = 4;

export interface SyncedPlayer extends ApiPlayer {
  answers: readonly Answer[];
}

export interface SquadPlayer extends ApiPlayer {
  /** Figures on the page itself, which need no further call. */
  page?: SeasonAnswer;
}

export interface LeaguePlayer {
  player: ApiPlayer;
  answer: SeasonAnswer;
  teamIds: readonly number[];
}

export interface LeaguePage {
  leagueId: number;
  season: number;
  page: number;
}

/** The service has no entry for a run or an item. The console shows the message. */
export class NotFoundInService extends Error {}

/** Facts of the data service about first teams. A method may send several calls. */
@Injectable()
export class FootballFacts {
  private readonly planSeasons = new PlanSeasons();
  private readonly careers: CareerReader;

  constructor(
    private readonly api: ApiFootballClient,
    private readonly clubs: FirstTeams,
    private readonly clock: Clock,
  ) {
    this.careers = new CareerReader(api, clubs, this.planSeasons);
  }

  profiles(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>> {
    return pageWithinPlan(page, () => this.api.players(page, signal));
  }

  /** Returns the players whose names contain every given word. */
  searchPlayers(name: string, signal: AbortSignal): Promise<ApiPlayer[]> {
    return searchByLastName(name, async (word) => (await this.api.searchPlayers(word, signal)).items);
  }

  /** @throws NotFoundInService */
  async profile(apiId: number, signal: AbortSignal): Promise<ApiPlayer> {
    return (await this.api.player(apiId, signal)) ?? notFound('player', apiId);
  }

  async player({ page, ...profile }: SquadPlayer, signal: AbortSignal): Promise<SyncedPlayer> {
    const latestSeason = this.clock.now().getUTCFullYear();
    const { answers, position } = await this.careers.read({ apiId: profile.apiId, latestSeason, page }, signal);
    return { ...profile, position: profile.position ?? position, answers };
  }

  /** Returns one page of a squad, from 1, for the season that begins in the given year. */
  squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<ApiPage<SquadPlayer>> {
    return pageWithinPlan(page, async () => {
      const { items, pages } = await this.api.seasonPlayers({ team: teamApiId, season: year, page }, signal);
      return { items: items.map((item) => ({ ...item.player, page: pageAnswer(item, year) })), pages };
    });
  }

  /** Returns the leagues of the current season, without cups, in one call. */
  leagues(signal: AbortSignal): Promise<readonly League[]> {
    return this.api.leagues(signal);
  }

  /** @throws SeasonNotInPlan, without a call if the service refused the season before */
  leaguePlayers({ leagueId, season, page }: LeaguePage, signal: AbortSignal): Promise<ApiPage<LeaguePlayer>> {
    return this.planSeasons.request(season, () =>
      pageWithinPlan(page, async () => {
        const { items, pages } = await this.api.seasonPlayers({ league: leagueId, season, page }, signal);
        return { items: items.map((item) => this.toLeaguePlayer(item, season)), pages };
      }),
    );
  }

  /** Returns the transfers of every player who ever moved to or from the team. */
  teamTransfers(teamApiId: number, signal: AbortSignal): Promise<readonly ApiPlayerTransfers[]> {
    return this.api.teamTransfers(teamApiId, signal);
  }

  /** Returns the coaches whose names contain every given word. */
  async searchCoaches(name: string, signal: AbortSignal): Promise<ApiCoach[]> {
    const coaches = await searchByLastName(name, (word) => this.api.searchCoaches(word, signal));
    return coaches.map((coach) => this.withSeniorPosts(coach));
  }

  /** @throws NotFoundInService */
  async coach(apiId: number, signal: AbortSignal): Promise<ApiCoach> {
    return this.withSeniorPosts((await this.api.coach(apiId, signal)) ?? notFound('coach', apiId));
  }

  async searchTeams(name: string, signal: AbortSignal): Promise<ApiTeam[]> {
    const teams = await this.api.searchTeams(name, signal);
    return teams.filter((team) => !team.national && this.clubs.has(team.name));
  }

  /** @throws NotFoundInService */
  async team(apiId: number, signal: AbortSignal): Promise<ApiTeam> {
    return (await this.api.team(apiId, signal)) ?? notFound('team', apiId);
  }

  private toLeaguePlayer(item: ApiPlayerSeason, season: number): LeaguePlayer {
    const teamIds = item.appearances
      .filter(({ isLeague, team }) => isLeague && this.clubs.has(team.name))
      .flatMap(({ team }) => team.id ?? []);
    return { player: item.player, answer: pageAnswer(item, season), teamIds: [...new Set(teamIds)] };
  }

  /** Removes posts at youth and women's teams, but keeps those at national teams. */
  private withSeniorPosts({ career, ...coach }: ApiCoach): ApiCoach {
    const posts = career.filter(({ team }) => this.clubs.has(team.name) || this.clubs.isNation(team.name));
    return {
      ...coach,
      career: posts.map(({ team, ...years }) => ({
        team: this.clubs.isNation(team.name) ? { id: null, name: `${team.name} national team`, logo: null } : team,
        ...years,
      })),
    };
  }
}

/** The same facts for a person who waits: calls come first, or fail with the time of the next attempt. */
export abstract class UrgentFootballFacts extends FootballFacts {}

/** Returns the figures on a page of a league or squad, which lacks those of other leagues or teams. */
function pageAnswer({ appearances }: ApiPlayerSeason, season: number): LeaguePlayer['answer'] {
  return { kind: 'season', season, appearances, isPartial: true };
}

/** Treats a page outside the account's plan as the end of the list, unless it is the first page. */
async function pageWithinPlan<Item>(page: number, read: () => Promise<ApiPage<Item>>): Promise<ApiPage<Item>> {
  try {
    return await read();
  } catch (error) {
    if (!isPlanLimit(error) || page === 1) throw error;
    return { items: [], pages: page - 1 };
  }
}

function notFound(what: string, apiId: number): never {
  throw new NotFoundInService(`The data service has no ${what} with the id ${apiId}.`);
}

/** The service searches by last name only: the last word of most names, the first word of some. */
async function searchByLastName<Person extends ApiPerson>(
  name: string,
  search: (word: string) => Promise<readonly Person[]>,
): Promise<Person[]> {
  const words = searchText(name).split(' ');
  const longWords = words.filter((word) => word.length >= MIN_SEARCH_LENGTH);
  // A name of short words is sent unchanged. The service's refusal then explains the problem.
  const searches = longWords.length > 0 ? [...new Set([longWords.at(-1)!, longWords[0]!])] : [words.join(' ')];
  for (const text of searches) {
    const found = (await search(text)).filter((person) => hasWords(person, words));
    if (found.length > 0) return found;
  }
  return [];
}

function hasWords({ name, firstName, lastName }: ApiPerson, words: readonly string[]): boolean {
  const names = ` ${searchText([name, firstName, lastName].filter(Boolean).join(' '))}`;
  return words.every((word) => names.includes(` ${word}`));
}
