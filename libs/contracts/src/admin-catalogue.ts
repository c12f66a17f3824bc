import type { CareerItem, CoachSummary, PlayerDetail, PlayerSummary } from './catalogue.ts';
import type { PersonFields, Position } from './fact-desk.ts';
import type { IsoTime } from './iso-time.ts';
import type { Language } from './language.ts';
import type { SortedPageQuery } from './page.ts';

/** `GET /api/admin/db-status` */
export interface DatabaseStatus {
  status: 'Connected' | 'Disconnected';
  playerCount: number;
  teamCount: number;
  coachCount: number;
  /** In English: which database answered, or that the counts come from memory. */
  message: string;
}

/** `GET /api/admin/teams`; `?players=false` omits `playersByYear`, the largest part of the response. */
export interface AdminTeam {
  id: number;
  name: string;
  logo: string | null;
  playerCount: number;
  /** Id in the football data service; null for a team that is not linked to it. */
  apiId: number | null;
  /** Names by year, such as `{ "2014": ["Mesut Özil"] }`. */
  playersByYear?: Readonly<Record<string, readonly string[]>>;
}

/** `GET /api/admin/teams/{id}` */
export type AdminTeamDetail = Required<AdminTeam>;

/** Who added an entry: a sync with the data service, or this site with its data set or an administrator. */
export type AdminOrigin = 'API-Football' | 'Soccer Legends';

/** Facts about a player that only the console shows. */
export interface AdminPlayerFacts {
  /** Id in the football data service; null for a player who is not linked to it. */
  apiId: number | null;
  teamCount: number;
  /** Club of the latest spell without an end; null for a player who has none. */
  currentTeam: string | null;
  /** ISO date or month at which a source last listed the current team, never that of an edit; null if none does. */
  currentTeamAsOf: string | null;
  currentTeamLogo: string | null;
  origin: AdminOrigin;
  updatedAt: IsoTime;
}

export interface AdminCareerItem extends CareerItem {
  /** Calendar years; `end` is null for a current club. */
  start: number;
  end: number | null;
}

/** `GET /api/players/{id}`, as the console reads it. */
export interface AdminPlayer extends Omit<PlayerDetail, 'currentTeamAsOf'>, AdminPlayerFacts {
  career: readonly AdminCareerItem[];
}

/** An item of `GET /api/players?limit=1000`: a career without its statistics. */
export interface AdminPlayerSummary extends Omit<PlayerSummary, 'kit' | 'kitYears'>, AdminPlayerFacts {}

/** Whether the games use a player: players whom a sync added wait for a decision, and administrators can hide anyone. */
export const PLAYER_STATUSES = ['inGames', 'waiting', 'refused', 'hidden'] as const;

export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** An item of `GET /api/admin/players`. */
export interface AdminPlayerRow extends AdminPlayerSummary {
  status: PlayerStatus;
  /** The duplicates that were merged into the player. The search finds the player by their names too. */
  duplicates: readonly Pick<PlayerDetail, 'id' | 'name'>[];
  /** Id of the review item of a player outside the games; null for all others. */
  reviewItem: number | null;
}

/** `GET /api/admin/players/{id}`: a player of any status, with the facts that only administrators see. */
export interface AdminPlayerSheet
  extends AdminPlayer, Pick<PersonFields, 'fullName' | 'born' | 'number' | 'fame'>, Pick<AdminPlayerRow, 'duplicates'> {
  status: PlayerStatus;
  /** Id of the review item that decides whether the games use the player; null for a player who needs no decision. */
  reviewItem: number | null;
}

/**
 * The columns by which `GET /api/admin/players` sorts. A new one needs its value in `AdminPlayerFacts`, its sort key in
 * the server's table of players, and its header in the console's: the type checks report the first two.
 */
export const ADMIN_PLAYER_COLUMNS = [
  'id',
  'name',
  'country',
  'position',
  'teamCount',
  'currentTeam',
  'apiId',
  'origin',
  'updatedAt',
] as const;

export type AdminPlayerColumn = (typeof ADMIN_PLAYER_COLUMNS)[number];

/**
 * `GET /api/admin/players?search=&status=&position=&sort=&order=&page=&pageSize=&language=`, where all are optional:
 * search by name or country, any status and position, sort by `id` ascending, page 1 of 25, countries by their English names.
 */
export interface AdminPlayersQuery extends SortedPageQuery<AdminPlayerColumn> {
  search?: string;
  status?: PlayerStatus;
  position?: Position;
  /** The language in which countries are searched, in addition to English, and sorted. */
  language?: Language;
}

/** `GET /api/coaches?limit=1000`, as the console reads it. */
export interface AdminCoach extends CoachSummary {
  /** Id in the football data service; null for a coach who is not linked to it. */
  apiId: number | null;
  teamAsOf: string | null;
  age: number | null;
  updatedAt: IsoTime;
}
