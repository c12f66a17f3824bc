import { Injectable, Optional } from '@nestjs/common';
import { fold } from '@soccer-legends/contracts';
import type { EnvelopeContents } from '../wire/envelope.ts';
import { coach, playerSeason, profile, type ApiCoach, type ApiPlayer, type ApiPlayerSeason } from '../wire/people.ts';
import { list, readAs, type WireSchema } from '../wire/schema.ts';
import {
  league,
  playerTransfers,
  readTransfers,
  team,
  teamSeasons,
  type ApiLeague,
  type ApiPlayerTransfers,
  type ApiTeam,
  type ApiTeamSeasons,
  type ApiTransfer,
} from '../wire/teams.ts';
import { toList } from '../wire/values.ts';
import { ApiCaller, type ApiCall } from './api-caller.ts';

export interface ApiPage<Item> {
  items: readonly Item[];
  /** Pages of the whole list; at least 1. */
  pages: number;
}

export type SeasonPage = ({ team: number } | { league: number }) & { season: number; page: number };

/**
 * The endpoints of API-Football v3 that the sync uses. Each method sends one call, which uses the daily quota. All methods
 * throw `ApiError`, or the signal's reason after an abort.
 */
@Injectable()
export class ApiFootballClient {
  constructor(
    private readonly caller: ApiCaller,
    @Optional() private readonly priority: Pick<ApiCall, 'urgent'> = {},
  ) {}

  /** `GET /players/profiles?page=`: all players, 250 a page, from 1. */
  players(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>> {
    return this.page({ path: '/players/profiles', parameters: { page } }, profile, signal);
  }

  /** `GET /players/profiles?search=`, by last name. The service rejects fewer than four letters. */
  searchPlayers(name: string, signal: AbortSignal): Promise<ApiPage<ApiPlayer>> {
    const parameters = { search: searchText(name) };
    return this.page({ path: '/players/profiles', parameters }, profile, signal);
  }

  /** `GET /players/profiles?player=` */
  async player(id: number, signal: AbortSignal): Promise<ApiPlayer | undefined> {
    const { items } = await this.page({ path: '/players/profiles', parameters: { player: id } }, profile, signal);
    return items.find(({ apiId }) => apiId === id);
  }

  /** `GET /players/teams`: every team that listed the player, including national and youth teams. */
  playerTeams(id: number, signal: AbortSignal): Promise<readonly ApiTeamSeasons[]> {
    return this.list({ path: '/players/teams', parameters: { player: id } }, teamSeasons, signal);
  }

  /** `GET /transfers` */
  async playerTransfers(id: number, signal: AbortSignal): Promise<readonly ApiTransfer[]> {
    const { response } = await this.send({ path: '/transfers', parameters: { player: id } }, signal);
    return readTransfers(toList(response));
  }

  /** `GET /players?id=&season=` */
  async playerStatistics(id: number, season: number, signal: AbortSignal): Promise<ApiPlayerSeason | undefined> {
    const items = await this.list({ path: '/players', parameters: { id, season } }, playerSeason, signal);
    const [first, ...rest] = items.filter(({ player }) => player.apiId === id);
    return first && { ...first, appearances: [first, ...rest].flatMap(({ appearances }) => appearances) };
  }

  /** `GET /players?season=&page=` of a team or a league: the players with their figures there, 20 a page, from 1. */
  seasonPlayers(parameters: SeasonPage, signal: AbortSignal): Promise<ApiPage<ApiPlayerSeason>> {
    return this.page({ path: '/players', parameters }, playerSeason, signal);
  }

  /** `GET /leagues?type=league&current=true`: the leagues of the current season, without cups. */
  leagues(signal: AbortSignal): Promise<readonly ApiLeague[]> {
    return this.list({ path: '/leagues', parameters: { type: 'league', current: 'true' } }, league, signal);
  }

  /** `GET /transfers?team=`: the transfers of every player who ever moved to or from the team. */
  teamTransfers(teamId: number, signal: AbortSignal): Promise<readonly ApiPlayerTransfers[]> {
    return this.list({ path: '/transfers', parameters: { team: teamId } }, playerTransfers, signal);
  }

  /** `GET /teams?search=` */
  searchTeams(name: string, signal: AbortSignal): Promise<readonly ApiTeam[]> {
    return this.list({ path: '/teams', parameters: { search: searchText(name) } }, team, signal);
  }

  /** `GET /teams?id=` */
  async team(id: number, signal: AbortSignal): Promise<ApiTeam | undefined> {
    const teams = await this.list({ path: '/teams', parameters: { id } }, team, signal);
    return teams.find(({ apiId }) => apiId === id);
  }

  /** `GET /coachs?search=`, by last name. */
  async searchCoaches(name: string, signal: AbortSignal): Promise<readonly ApiCoach[]> {
    const coaches = await this.list({ path: '/coachs', parameters: { search: searchText(name) } }, coach, signal);
    return [...new Map(coaches.map((coach) => [coach.apiId, coach])).values()];
  }

  /** `GET /coachs?id=` */
  async coach(id: number, signal: AbortSignal): Promise<ApiCoach | undefined> {
    const coaches = await this.list({ path: '/coachs', parameters: { id } }, coach, signal);
    return coaches.find(({ apiId }) => apiId === id);
  }

  private send(call: ApiCall, signal: AbortSignal): Promise<EnvelopeContents> {
    return this.caller.call({ ...call, ...this.priority }, signal);
  }

  private async list<Item>(call: ApiCall, item: WireSchema<Item>, signal: AbortSignal): Promise<Item[]> {
    return readItems(await this.send(call, signal), item);
  }

  /** Reads one page. A player who is listed twice is returned once, with the figures of both. */
  private async page<Item extends ApiPlayer | ApiPlayerSeason>(
    call: ApiCall,
    schema: WireSchema<Item>,
    signal: AbortSignal,
  ): Promise<ApiPage<Item>> {
    const contents = await this.send(call, signal);
    const items = new Map<number, Item>();
    for (const item of readItems(contents, schema)) {
      const { apiId } = 'player' in item ? item.player : item;
      items.set(apiId, joined(items.get(apiId), item));
    }
    return { items: [...items.values()], pages: contents.pages };
  }
}

function joined<Item extends ApiPlayer | ApiPlayerSeason>(known: Item | undefined, item: Item): Item {
  if (!known || !('appearances' in known) || !('appearances' in item)) return item;
  const rows = new Map([...known.appearances, ...item.appearances].map((row) => [JSON.stringify(row), row]));
  return { ...item, appearances: [...rows.values()] };
}

function readItems<Item>({ response }: EnvelopeContents, item: WireSchema<Item>): Item[] {
  return readAs(list(item), response) ?? [];
}

/** Returns a name in the characters that `search` accepts: A to Z, digits and single spaces. */
export function searchText(name: string): string {
  return fold(name)
    .replace(/['’.`´]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .toLowerCase();
}
