/** One page of a list. */
export interface ApiPage<Item> {
  items: readonly Item[];
  /** Pages in all; at least 1. */
  pages: number;
}

/** A team as another answer names it; the id is null for a club that the service does not know. */
export interface ApiTeamName {
  id: number | null;
  name: string;
  logo: string | null;
}

export interface ApiPerson {
  id: number;
  /** As the service shows it, often with an initial: "M. Maignan". */
  name: string;
  firstName: string | null;
  lastName: string | null;
  nationality: string | null;
  /** Year of birth. */
  born: number | null;
  photo: string | null;
}

export const POSITIONS = ['Goalkeeper', 'Defender', 'Midfielder', 'Attacker'] as const;
export type ApiPosition = (typeof POSITIONS)[number];

export interface ApiPlayer extends ApiPerson {
  position: ApiPosition | null;
}

/** What a player did for one team in one competition of one season. */
export interface ApiAppearances {
  team: ApiTeamName;
  /** Year in which the season begins. */
  season: number;
  /** Whether it is a country's league, and no cup, friendly or tournament. */
  isLeague: boolean;
  /** Null for somebody who was listed and never played. */
  matches: number | null;
  goals: number | null;
}

export interface ApiPlayerSeason {
  player: ApiPlayer;
  appearances: readonly ApiAppearances[];
}

export interface ApiTeamSeasons {
  team: ApiTeamName;
  /** Years in which the seasons begin, ascending. */
  seasons: readonly number[];
}

export interface ApiTransfer {
  /** ISO 8601 day. */
  date: string;
  kind: 'loan' | 'back-from-loan' | 'move';
  from: ApiTeamName | null;
  to: ApiTeamName | null;
}

export interface ApiTeam {
  id: number;
  name: string;
  /** As the service names it. */
  country: string | null;
  /** Whether it is a national side. */
  national: boolean;
  logo: string | null;
}

export interface ApiCoachSpell {
  team: ApiTeamName;
  start: number;
  /** Null while in the post. */
  end: number | null;
}

export interface ApiCoach extends ApiPerson {
  career: readonly ApiCoachSpell[];
}

/** How much of the day's quota is gone. */
export interface ApiStatus {
  usedToday: number | null;
  dailyLimit: number | null;
}
