// The responses of API-Football v3 (https://www.api-football.com/documentation-v3) in strict types, as `people.ts` and
// `teams.ts` read them from JSON.

/** One page of a list. */
export interface ApiPage<Item> {
  items: readonly Item[];
  /** Number of pages of the whole list; at least 1. */
  pages: number;
}

/** A team that is mentioned in another item. The id is null for a club without an entry of its own in the service. */
export interface ApiTeamRef {
  id: number | null;
  name: string;
  logo: string | null;
}

export interface ApiPerson {
  id: number;
  /** Display name, often with an initial: "M. Maignan". */
  name: string;
  firstName: string | null;
  /** Legal last name, which may differ from the one in `name`. */
  lastName: string | null;
  nationality: string | null;
  /** Year of birth. */
  born: number | null;
  photo: string | null;
}

export const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker'] as const;
export type ApiPosition = (typeof POSITIONS)[number];

/** Item of `/players/profiles`. */
export interface ApiPlayer extends ApiPerson {
  position: ApiPosition | null;
}

/** A player's figures for one team in one competition of one season. */
export interface ApiAppearances {
  team: ApiTeamRef;
  /** Year in which the season begins. */
  season: number;
  /** Whether the competition is a domestic league, as opposed to a cup, friendly or tournament. */
  isLeague: boolean;
  competition: string | null;
  /** Country of the competition, in the service's own spelling. */
  country: string | null;
  /** Null for a squad member who never played. */
  matches: number | null;
  goals: number | null;
}

/** Item of `/players`. */
export interface ApiPlayerSeason {
  player: ApiPlayer;
  appearances: readonly ApiAppearances[];
}

/** Item of `/players/teams`. */
export interface ApiTeamSeasons {
  team: ApiTeamRef;
  /** Years in which the seasons begin, ascending. */
  seasons: readonly number[];
}

/** One transfer of `/transfers`. */
export interface ApiTransfer {
  /** ISO 8601 date. */
  date: string;
  kind: 'loan' | 'back-from-loan' | 'move';
  from: ApiTeamRef | null;
  to: ApiTeamRef | null;
}

/** Item of `/transfers?team=`: the transfers of one player, oldest first. */
export interface ApiPlayerTransfers {
  playerId: number;
  transfers: readonly ApiTransfer[];
}

/** Item of `/leagues`. */
export interface ApiLeague {
  id: number;
  name: string;
  /** In the service's own spelling, such as "Costa-Rica"; null for a league of several countries. */
  country: string | null;
}

/** Item of `/teams`. */
export interface ApiTeam {
  id: number;
  name: string;
  /** In the service's own spelling, such as "Costa-Rica". */
  country: string | null;
  /** Whether it is a national team. */
  national: boolean;
  logo: string | null;
}

export interface ApiCoachSpell {
  team: ApiTeamRef;
  /** Calendar year. */
  start: number;
  /** Calendar year; null for a current post. */
  end: number | null;
}

/** Item of `/coachs`. */
export interface ApiCoach extends ApiPerson {
  career: readonly ApiCoachSpell[];
}

/** Daily usage, from `/status`. */
export interface ApiStatus {
  usedToday: number | null;
  dailyLimit: number | null;
}
