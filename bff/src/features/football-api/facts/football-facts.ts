import { Injectable } from '@nestjs/common';
import { nameKey, type League } from '@soccer-legends/contracts';
import { Clock } from '../../../platform/environment/clock.ts';
import { ApiFootballClient, type ApiPage } from '../client/api-football-client.ts';
import {
  coach,
  playerSeason,
  profile,
  type ApiCoach,
  type ApiPerson,
  type ApiPlayer,
  type ApiPlayerSeason,
} from '../wire/people.ts';
import { league, playerTransfers, team, type ApiPlayerTransfers, type ApiTeam } from '../wire/teams.ts';
import { CareerReader, type Answer, type SeasonAnswer } from './career-reader.ts';
import { FirstTeams } from './first-teams.ts';
import { isPlanLimit, PlanSeasons } from './plan-seasons.ts';

/** The service rejects shorter searches. */
export const MIN_SEARCH_LENGTH = 4;

const PROFILES = '/players/profiles';

/** A player with everything that the service knows about the career. */
export interface SyncedPlayer extends ApiPlayer {
  answers: readonly Answer[];
}

/** A player of a squad page, or one who was found by id or name. */
export interface SquadPlayer extends ApiPlayer {
  /** Figures on the page itself, which need no further call. */
  page?: SeasonAnswer;
}

/** A player of a league page with the figures in that league. */
export interface LeaguePlayer {
  player: ApiPlayer;
  answer: SeasonAnswer;
  /** Ids in the service of the first teams for which the player is listed in the league. */
  teamIds: readonly number[];
}

/** Which page of a league to read, from 1. The season is the year in which it begins. */
export interface LeaguePage {
  leagueId: number;
  season: number;
  page: number;
}

/** The service has no entry for a run or an item. The console shows the message. */
export class NotFoundInService extends Error {
  /** @param detail the id of the missing entry, if it has one */
  constructor(
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

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

  /** Returns a page of all players, 250 a page, from 1. */
  profiles(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>> {
    return pageWithinPlan(page, () => this.api.page({ path: PROFILES, parameters: { page } }, profile, signal));
  }

  /** Returns the players who have a name that begins with each given word. */
  searchPlayers(name: string, signal: AbortSignal): Promise<ApiPlayer[]> {
    return searchByLastName(name, async (search) => {
      const { items } = await this.api.page({ path: PROFILES, parameters: { search } }, profile, signal);
      return items;
    });
  }

  /** Returns a player without a career. @throws NotFoundInService */
  async profile(apiId: number, signal: AbortSignal): Promise<ApiPlayer> {
    const found = await this.api.list({ path: PROFILES, parameters: { player: apiId } }, profile, signal);
    return withId(apiId, found, 'player');
  }

  /** Returns a player with the whole career: two calls, and one for each season of a first team. */
  async player({ page, ...player }: SquadPlayer, signal: AbortSignal): Promise<SyncedPlayer> {
    const latestSeason = this.clock.now().getUTCFullYear();
    const { answers, position } = await this.careers.read({ apiId: player.apiId, latestSeason, page }, signal);
    return { ...player, position: player.position ?? position, answers };
  }

  /** Returns one page of a squad, from 1, for the season that begins in the given year. */
  squad(teamApiId: number, year: number, page: number, signal: AbortSignal): Promise<ApiPage<SquadPlayer>> {
    return pageWithinPlan(page, async () => {
      const parameters = { team: teamApiId, season: year, page };
      const { items, pages } = await this.api.page({ path: '/players', parameters }, playerSeason, signal);
      return { items: items.map((item) => ({ ...item.player, page: pageAnswer(item, year) })), pages };
    });
  }

  /** Returns the leagues of the current season, without cups, in one call. */
  leagues(signal: AbortSignal): Promise<readonly League[]> {
    return this.api.list({ path: '/leagues', parameters: { type: 'league', current: 'true' } }, league, signal);
  }

  /** Returns one page of a league. @throws SeasonNotInPlan, without a call if the service refused the season before */
  leaguePlayers({ leagueId, season, page }: LeaguePage, signal: AbortSignal): Promise<ApiPage<LeaguePlayer>> {
    return this.planSeasons.request(season, () =>
      pageWithinPlan(page, async () => {
        const parameters = { league: leagueId, season, page };
        const { items, pages } = await this.api.page({ path: '/players', parameters }, playerSeason, signal);
        return { items: items.map((item) => this.toLeaguePlayer(item, season)), pages };
      }),
    );
  }

  /** Returns the transfers of every player who ever moved to or from the team. */
  teamTransfers(teamApiId: number, signal: AbortSignal): Promise<readonly ApiPlayerTransfers[]> {
    return this.api.list({ path: '/transfers', parameters: { team: teamApiId } }, playerTransfers, signal);
  }

  /** Returns the coaches who have a name that begins with each given word. */
  async searchCoaches(name: string, signal: AbortSignal): Promise<ApiCoach[]> {
    const coaches = await searchByLastName(name, (search) =>
      this.api.list({ path: '/coachs', parameters: { search } }, coach, signal),
    );
    const different = new Map(coaches.map((found) => [found.apiId, found]));
    return [...different.values()].map((found) => this.withSeniorPosts(found));
  }

  /** Returns a coach with posts at first and national teams. @throws NotFoundInService */
  async coach(apiId: number, signal: AbortSignal): Promise<ApiCoach> {
    const found = await this.api.list({ path: '/coachs', parameters: { id: apiId } }, coach, signal);
    return this.withSeniorPosts(withId(apiId, found, 'coach'));
  }

  /** Returns the first teams whose name contains the text. */
  async searchTeams(name: string, signal: AbortSignal): Promise<ApiTeam[]> {
    const parameters = { search: searchText(name) };
    const teams = await this.api.list({ path: '/teams', parameters }, team, signal);
    return teams.filter((found) => !found.national && this.clubs.has(found.name));
  }

  /** Returns a team of any kind. @throws NotFoundInService */
  async team(apiId: number, signal: AbortSignal): Promise<ApiTeam> {
    return withId(apiId, await this.api.list({ path: '/teams', parameters: { id: apiId } }, team, signal), 'team');
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

function withId<Entry extends { apiId: number }>(apiId: number, found: readonly Entry[], what: string): Entry {
  const entry = found.find((candidate) => candidate.apiId === apiId);
  if (!entry) throw new NotFoundInService(`The data service has no ${what} with the id ${apiId}.`, `(id ${apiId})`);
  return entry;
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

/** Returns a name in the characters that `search` accepts: A to Z, digits and single spaces. */
function searchText(name: string): string {
  return nameKey(name)
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}
