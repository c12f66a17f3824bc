import type { Crest, Language } from '@soccer-legends/contracts';

/** The positions as the wire names them. */
export type Position = 'Goalkeeper' | 'Defender' | 'Midfielder' | 'Attacker';

/** One stay of a player at a club, or of a coach in a post. */
export interface Spell {
  /** The club as the text names it; for a club of the data set, its canonical name. */
  club: string;
  /** Id of the club in the data set; null for a club outside it. */
  clubId: number | null;
  /** FIFA code of the club's country, known where the club is outside the data set. */
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

/** How widely known: 5 beyond football, 1 for connoisseurs. */
export type Fame = 1 | 2 | 3 | 4 | 5;

export interface Player {
  id: number;
  /** What people call the player. */
  name: string;
  fullName: string | null;
  /** The word that people use as the last name, as written. */
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
  colours: readonly string[];
}

export interface Nation {
  /** FIFA code: England, Scotland, Wales and Northern Ireland apart. */
  code: string;
  names: Readonly<Record<Language, string>>;
  /** Our flag in bands and shapes; see `art/flag.ts`. */
  flag: readonly string[];
  /** Other English spellings, as data services write them. */
  aliases: readonly string[];
}

/** People who belong together for ever, such as the winners of one trophy. */
export interface Group {
  id: string;
  names: Readonly<Record<Language, string>>;
  /** Every member since 1990, also those who are not players of the data set. */
  members: readonly string[];
}

export interface FootballData {
  nations: readonly Nation[];
  clubs: readonly Club[];
  players: readonly Player[];
  coaches: readonly Coach[];
  groups: readonly Group[];
}
