/** One entry of a career, as players see it. Statistics are those of the domestic league. */
export interface CareerItem {
  team: string;
  /** Address of the club's picture; null if there is none. */
  teamLogo: string | null;
  /** Null if unknown. */
  matches: number | null;
  goals: number | null;
  /** "2009 - 2018", "2023 -" while still there. */
  years: string;
}

/** `GET /api/players/{id}` */
export interface PlayerDetail {
  id: number;
  name: string;
  /** English name of the national team. */
  country: string;
  /** FIFA code of the national team; null for a country that is not known. */
  nation: string | null;
  position: string | null;
  photo: string | null;
  career: readonly CareerItem[];
}

/** `GET /api/players?limit=` */
export interface PlayerSummary {
  id: number;
  name: string;
  country: string;
  nation: string | null;
  position: string | null;
  photo: string | null;
  career: readonly Pick<CareerItem, 'team' | 'teamLogo'>[];
}

/** The largest number of players that `GET /api/players?limit=` draws. A larger limit lists all players. */
export const LARGEST_SAMPLE = 300;

/**
 * The largest number of players in `prefer`: of `POST /api/game/new`, and of `GET /api/players/sample?limit=&prefer=`,
 * which returns `PlayerSummary[]`.
 */
export const MOST_PREFERRED = 24;

/** `GET /api/players/search?q=`: the facts that distinguish players of the same name. */
export interface PlayerHit {
  id: number;
  name: string;
  country: string;
  nation: string | null;
  position: string | null;
  /** The nickname or former name that matches; missing where the name or full name does. */
  alias?: string;
  /** First and last year of the career; null if there is none. */
  from: number | null;
  to: number | null;
}

/** `GET /api/team-logos` */
export interface TeamLogo {
  id: number;
  name: string;
  logoUrl: string;
  /** FIFA code of the league's country; null if unknown. */
  country: string | null;
  /** The parts of a drawn crest; null for a real logo. */
  crest: Crest | null;
}

/** A drawn crest, never a real club's mark. Its parts are codes that pages translate. */
export interface Crest {
  shape: string;
  field: string;
  /** Two colors of the field; equal for a plain field. */
  colors: readonly [string, string];
  charge: string;
  chargeColor: string;
}

/** `GET /api/coaches` */
export interface CoachSummary {
  id: number;
  name: string;
  /** Absolute, since clients accept only http(s) addresses. */
  photo: string | null;
  country: string | null;
  nation: string | null;
  /** The club or national team of today; null for a coach without one. */
  team: string | null;
  /** The teams that describe the career beside a drawn picture, oldest first. */
  coached?: readonly CoachedTeam[];
  /** The jobs of the career, oldest first. */
  career: readonly CoachSpell[];
}

/** A team that a coach was in charge of. */
export interface CoachedTeam {
  /** The club's name, or that of the nation in English. */
  team: string;
  /** FIFA code of a national team; null for a club. */
  nation: string | null;
  /** Calendar years in order; an end of null means that the coach is still there. */
  periods: readonly { start: number; end: number | null }[];
}

export interface CoachSpell {
  /** A club, or a national team such as "Brazil national team". */
  team: string;
  /** Address of the club's picture; null if there is none. */
  teamLogo: string | null;
  /** FIFA code of the country in whose league the club plays; null if unknown and for national teams. */
  country: string | null;
  start: number;
  /** Null while still there. */
  end: number | null;
}

/** `GET /api/futwordle/answers?length=` */
export interface WordleAnswer {
  /** The letters to guess, A to Z. */
  word: string;
  lastName: string;
  fullName: string;
  country: string;
  /** The club with most league matches. */
  team: string;
  /** The years at that club, such as "2001–2018, 2019–2021"; missing if unknown. */
  teamYears?: string;
  position: string;
  /** Other players of that last name. */
  also: readonly string[];
}
