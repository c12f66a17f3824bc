import type {
  ApiCoach,
  ApiPage,
  ApiPlayer,
  ApiPlayerSeason,
  ApiStatus,
  ApiTeam,
  ApiTeamSeasons,
  ApiTransfer,
} from '../answers.ts';
import { FootballApi } from '../football-api.ts';
import { readCoach } from '../wire/coaches.ts';
import type { Contents } from '../wire/envelope.ts';
import { readPlayer } from '../wire/people.ts';
import { readPlayerSeason } from '../wire/seasons.ts';
import { readStatus } from '../wire/status.ts';
import { readTeam, readTeamSeasons } from '../wire/teams.ts';
import { readTransfers } from '../wire/transfers.ts';
import { at, listOf } from '../wire/values.ts';
import type { Call, Caller } from './caller.ts';
import { searchWords } from './search-words.ts';

/** API-Football v3 over HTTP. */
export class FootballClient extends FootballApi {
  constructor(private readonly caller: Caller) {
    super();
  }

  override async status(signal: AbortSignal): Promise<ApiStatus> {
    return readStatus((await this.caller.call({ path: '/status', free: true }, signal)).response);
  }

  override players(page: number, signal: AbortSignal): Promise<ApiPage<ApiPlayer>> {
    return this.page({ path: '/players/profiles', parameters: { page } }, readProfile, signal);
  }

  override searchPlayers(name: string, signal: AbortSignal): Promise<ApiPage<ApiPlayer>> {
    const parameters = { search: searchWords(name) };
    return this.page({ path: '/players/profiles', parameters }, readProfile, signal);
  }

  override async player(id: number, signal: AbortSignal): Promise<ApiPlayer | undefined> {
    const { items } = await this.page({ path: '/players/profiles', parameters: { player: id } }, readProfile, signal);
    return items.find((player) => player.id === id);
  }

  override async playerTeams(id: number, signal: AbortSignal): Promise<readonly ApiTeamSeasons[]> {
    return this.list({ path: '/players/teams', parameters: { player: id } }, readTeamSeasons, signal);
  }

  override async playerTransfers(id: number, signal: AbortSignal): Promise<readonly ApiTransfer[]> {
    const { response } = await this.caller.call({ path: '/transfers', parameters: { player: id } }, signal);
    return readTransfers(listOf(response));
  }

  override async playerStatistics(
    id: number,
    season: number,
    signal: AbortSignal,
  ): Promise<ApiPlayerSeason | undefined> {
    const found = await this.list({ path: '/players', parameters: { id, season } }, readPlayerSeason, signal);
    const [first, ...rest] = found.filter(({ player }) => player.id === id);
    return first && { ...first, appearances: [first, ...rest].flatMap(({ appearances }) => appearances) };
  }

  override teamPlayers(
    { teamId, season, page }: { teamId: number; season: number; page: number },
    signal: AbortSignal,
  ): Promise<ApiPage<ApiPlayerSeason>> {
    return this.page({ path: '/players', parameters: { team: teamId, season, page } }, readPlayerSeason, signal);
  }

  override searchTeams(name: string, signal: AbortSignal): Promise<readonly ApiTeam[]> {
    return this.list({ path: '/teams', parameters: { search: searchWords(name) } }, readTeam, signal);
  }

  override async team(id: number, signal: AbortSignal): Promise<ApiTeam | undefined> {
    const teams = await this.list({ path: '/teams', parameters: { id } }, readTeam, signal);
    return teams.find((team) => team.id === id);
  }

  override async searchCoaches(name: string, signal: AbortSignal): Promise<readonly ApiCoach[]> {
    const coaches = await this.list({ path: '/coachs', parameters: { search: searchWords(name) } }, readCoach, signal);
    return [...new Map(coaches.map((coach) => [coach.id, coach])).values()];
  }

  override async coach(id: number, signal: AbortSignal): Promise<ApiCoach | undefined> {
    const coaches = await this.list({ path: '/coachs', parameters: { id } }, readCoach, signal);
    return coaches.find((coach) => coach.id === id);
  }

  private async list<Item>(
    call: Call,
    read: (wire: unknown) => Item | undefined,
    signal: AbortSignal,
  ): Promise<Item[]> {
    return itemsOf(await this.caller.call(call, signal), read);
  }

  /** A page without those who are on it twice. */
  private async page<Item extends ApiPlayer | ApiPlayerSeason>(
    call: Call,
    read: (wire: unknown) => Item | undefined,
    signal: AbortSignal,
  ): Promise<ApiPage<Item>> {
    const contents = await this.caller.call(call, signal);
    const items = new Map(itemsOf(contents, read).map((item) => ['player' in item ? item.player.id : item.id, item]));
    return { items: [...items.values()], pages: contents.pages };
  }
}

/** One item that cannot be read is left out; the others are good all the same. */
function itemsOf<Item>({ response }: Contents, read: (wire: unknown) => Item | undefined): Item[] {
  return listOf(response).flatMap((wire) => read(wire) ?? []);
}

function readProfile(wire: unknown): ApiPlayer | undefined {
  return readPlayer(at(wire, 'player'));
}
