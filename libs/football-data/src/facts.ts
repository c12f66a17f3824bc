import type { Crest, Language } from '@soccer-legends/contracts';

/** The positions as the API names them. */
export type Position = 'Goalkeeper' | 'Defender' | 'Midfielder' | 'Attacker';

/** A period of a player at a club, or of a coach in a post. */
export interface Spell {
  /** Canonical name of a club of the data set, otherwise the name in the data file. */
  club: string;
  /** Id of the club in the data set; null for a club outside it. */
  clubId: number | null;
  /** FIFA code of the club's country; null for a club of the data set. */
  clubCountry: string | null;
  /** Calendar year of joining. */
  start: number;
  /** Calendar year of leaving; null while still there. */
  end: number | null;
  /** Matches in the domestic league; null where unknown. */
  matches: number | null;
  /** Goals in the domestic league; null where unknown. */
  goals: number | null;
  loan: boolean;
}

/** How well known a person is: 5 beyond football, 1 to experts only. */
export type Fame = 1 | 2 | 3 | 4 | 5;

export interface Player {
  id: number;
  /** The name that the player is known by. */
  name: string;
  fullName: string | null;
  /** The part of the name that is used as the last name. */
  surname: string;
  /** FIFA code of the senior national team. */
  nation: string;
  position: Position;
  born: number;
  number: number | null;
  fame: Fame;
  career: readonly Spell[];
}

export interface Coach {
  id: number;
  name: string;
  nation: string;
  born: number;
  fame: Fame;
  career: readonly Spell[];
}

export interface Club {
  id: number;
  name: string;
  /** FIFA code of the country in whose league the club plays. */
  country: string;
  city: string;
  shirt: Shirt;
  crest: Crest;
  aliases: readonly string[];
}

export interface Shirt {
  pattern: string;
  colors: readonly string[];
}

export interface Nation {
  /** FIFA code; England, Scotland, Wales and Northern Ireland have their own. */
  code: string;
  names: Readonly<Record<Language, string>>;
  /** Description of the flag drawing; see `art/flag.ts`. */
  flag: readonly string[];
  /** Other English spellings that data services use. */
  aliases: readonly string[];
}

/** People with a permanent common fact, such as the winners of a trophy. */
export interface Group {
  id: string;
  names: Readonly<Record<Language, string>>;
  /** All members since 1990, including those who are not players of the data set. */
  members: readonly string[];
}

export interface FootballData {
  nations: readonly Nation[];
  clubs: readonly Club[];
  players: readonly Player[];
  coaches: readonly Coach[];
  groups: readonly Group[];
}
