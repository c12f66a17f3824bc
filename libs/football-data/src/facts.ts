import type { Crest, Language, Localized, Position } from '@soccer-legends/contracts';

/** A period of a player at a club, or of a coach in a post. */
export interface Spell {
  /** Canonical name if the club is in the data set, otherwise the name in the data file. */
  club: string;
  /** Id of the club in the data set; null for other clubs. */
  clubId: number | null;
  /** FIFA code of the club's country; null for a club of the data set and for a national team. */
  clubCountry: string | null;
  /** Calendar year of joining. */
  start: number;
  /** Calendar year of leaving; null for a current club. */
  end: number | null;
  /** Matches in the domestic league; null if unknown. */
  matches: number | null;
  /** Goals in the domestic league; null if unknown. */
  goals: number | null;
  loan: boolean;
  /** Code of its source in `sources.txt`; absent for the first one, which confirms most spells. */
  source?: string;
}

/** Where facts are from. */
export interface Source {
  /** One letter, which marks the lines of the data files. */
  code: string;
  /** ISO date or month of the source; null if there is none. A current spell is known to have continued until then. */
  asOf: string | null;
  /** In English. */
  name: string;
}

/** How well known a person is, from 1 (only to experts) to 5 (outside of football). */
export type Fame = 1 | 2 | 3 | 4 | 5;

export interface Player {
  /** Unique among players; never changes, because the album refers to it. */
  id: number;
  /** The name by which the player is known. */
  name: string;
  /** Null if it is the same as the name. */
  fullName: string | null;
  /** The part of the name that is used as the last name. */
  surname: string;
  /** FIFA code of the senior national team. */
  nation: string;
  position: Position;
  /** Calendar year. */
  born: number;
  /** Shirt number; null if none is certain. */
  number: number | null;
  fame: Fame;
  /** In chronological order. */
  career: readonly Spell[];
}

export interface Coach {
  id: number;
  name: string;
  /** FIFA code of the national team. */
  nation: string;
  /** Calendar year. */
  born: number;
  fame: Fame;
  career: readonly Spell[];
}

/** A club of the data set, the only kind with a kit and crest of its own. */
export interface Club {
  id: number;
  name: string;
  /** The name in English, and in the languages where fans use another one. */
  names: Localized;
  /** FIFA code of the country of the club's league. */
  country: string;
  city: string;
  /** Home kits, oldest era first; never empty. */
  kits: readonly Kit[];
  crest: Crest;
  /** Other spellings that data files and data services use. */
  aliases: readonly string[];
}

/** A club or national team that occurs in careers but is in no list. */
export interface OtherClub {
  /** No club of the data set has it; never changes. */
  id: number;
  /** No other club has it. */
  name: string;
  /** The name in English, and in the languages where fans use another one. */
  names: Localized;
  /** FIFA code. A name and the country identify the club in the data files. */
  country: string;
  /** Other spellings and former names, which clubs of other countries may have too. */
  aliases: readonly string[];
}

/** A home kit in one era. */
export interface Kit {
  /** Pattern of the shirt; see `art/kit-patterns.ts`. */
  pattern: string;
  /** Colors of the palette, in the order that the pattern defines. */
  colors: readonly string[];
  /** A color of the palette. */
  shorts: string;
  /** First year of the era; null for the first era. */
  since: number | null;
}

/** A national association with its senior team. */
export interface Nation {
  /** FIFA code; England, Scotland, Wales and Northern Ireland have their own. */
  code: string;
  names: Readonly<Record<Language, string>>;
  /** Description of the flag drawing; see `art/flag.ts`. */
  flag: readonly string[];
  /** Home kits of the national team, oldest era first; empty if none is certain. */
  kits: readonly Kit[];
  /** Other English spellings that data services use. */
  aliases: readonly string[];
}

/** People who share a permanent fact, such as the winners of a trophy. */
export interface Group {
  id: string;
  names: Readonly<Record<Language, string>>;
  /** Names of all members since 1990 or the first year in the name, including those who are not players of the data set. */
  members: readonly string[];
  /** Years of each member by name, such as `2010–2012, 2015`; empty if the group's name contains the year. */
  years: Readonly<Record<string, string>>;
}

/** Players who share something other than nation, club or prizes, such as a hidden word or a brother who plays. */
export interface LateralGroup {
  id: string;
  names: Localized;
  /** Source of the fact, in English. */
  source: string;
  /** Difficulty of the group: 1 if the names reveal it, 4 if only experts know it. */
  level: 1 | 2 | 3 | 4;
  /** How the data set confirms listed members, see `check/lateral.ts`; null if it does not contain the fact. */
  check: string | null;
  members: readonly LateralMember[];
}

export interface LateralMember {
  player: number;
  /** Why the player belongs, mostly names and years. Null if the group's name is enough. */
  reason: Localized | null;
  /** What two players of a puzzle's group must not share, such as the same hidden word; null for nothing. */
  variant: string | null;
}

/** Names by which people search for a player, besides the name and full name, such as a nickname. */
export interface PlayerAliases {
  player: number;
  names: readonly string[];
}

/** The club that a player is known for, where it is not the one of most league matches. */
export interface KnownFor {
  player: number;
  clubId: number;
}

/** The bundled data set. */
export interface FootballData {
  /** The first one confirms every spell that names no other. */
  sources: readonly Source[];
  nations: readonly Nation[];
  clubs: readonly Club[];
  otherClubs: readonly OtherClub[];
  players: readonly Player[];
  coaches: readonly Coach[];
  groups: readonly Group[];
  lateralGroups: readonly LateralGroup[];
  aliases: readonly PlayerAliases[];
  knownFor: readonly KnownFor[];
}
