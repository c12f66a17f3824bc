/** One entry of a career, as shown to visitors. Statistics count the domestic league only. */
export interface CareerItem {
  team: string;
  teamLogo: string | null;
  /** Null if unknown, like `goals`. */
  matches: number | null;
  goals: number | null;
  /** "2009 - 2018", or "2023 -" for a current club. */
  years: string;
}

/** `GET /api/players/{id}` */
export interface PlayerDetail {
  id: number;
  name: string;
  /** In English. `nation` identifies the name in other languages. */
  country: string;
  /** FIFA code of the national team; null for an unknown country. */
  nation: string | null;
  position: string | null;
  /** ISO date or month at which a source last listed the current club; null if none does, or without a club. */
  currentTeamAsOf?: string | null;
  /** Address of a photograph or of the drawn sticker; null without a picture. */
  photo: string | null;
  career: readonly CareerItem[];
}

/** `GET /api/players?limit=` */
export interface PlayerSummary extends Omit<PlayerDetail, 'career' | 'currentTeamAsOf'> {
  /** Club whose kit the drawn sticker shows; null if `photo` is a photograph or the figure is unpainted. */
  kit: string | null;
  /**
   * Years at that club, such as `2001–2018`, or `2021–` for a current player; null without a kit. Absent in a deal that an older
   * version stored.
   */
  kitYears?: string | null;
  career: readonly Pick<CareerItem, 'team' | 'teamLogo'>[];
}

/** Largest number of players that `GET /api/players?limit=` draws. A larger limit returns all players. */
export const LARGEST_SAMPLE = 300;

/**
 * Largest number of players in `prefer` of `POST /api/game/new` and of `GET /api/players/sample?limit=&prefer=`, which
 * returns `PlayerSummary[]`.
 */
export const MOST_PREFERRED = 24;

/** Largest number of ids of `GET /api/players/careers?ids=`, which returns `PlayerDetail[]` in their order. */
export const MOST_CAREERS = 60;

/**
 * `GET /api/squads?limit=`: up to 20 random squads of different clubs with at least eleven players. With `club=&season=`, a
 * list with that squad, or an empty list if no player is known.
 */
export interface Squad {
  club: SquadClub;
  /** The year in which the season begins. */
  season: number;
  /** In id order. Careers have calendar years, so a few players may have come or left within the season. */
  players: readonly SquadPlayer[];
}

/** The club of a squad. */
export interface SquadClub {
  id: number;
  name: string;
  /** Null without a picture. */
  logoUrl: string | null;
}

/** A player of a squad. `GET /api/players/careers?ids=` has the careers. */
export type SquadPlayer = Pick<PlayerDetail, 'id' | 'name' | 'nation' | 'position'>;

/** `GET /api/players/search?q=`: the facts that distinguish players of the same name. */
export interface PlayerHit extends Omit<PlayerDetail, 'photo' | 'career'> {
  /** The nickname, former name or full name that matches; absent if the name matches. */
  alias?: string;
  /** First year of the career; null without a career. */
  from: number | null;
  /** Last year of the career; null without a career and for a player who is still active. */
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

/** A drawn crest, never a real club's emblem. Its parts are codes that pages translate. */
export interface Crest {
  shape: string;
  field: string;
  /** Two colors of the field; equal for a plain field. */
  colors: readonly [string, string];
  charge: string;
  chargeColor: string;
  /** Code of the public fact about the club that the charge stands for. Absent in crests of older servers. */
  fact?: string;
  /** A second sign in the color of the charge, and its fact. Absent in crests of older servers. */
  beside?: { charge: string; fact: string };
}

/** `GET /api/coaches` */
export interface CoachSummary {
  id: number;
  name: string;
  /** Absolute address, because clients accept only http(s) addresses. */
  photo: string | null;
  country: string | null;
  nation: string | null;
  /** The current club or national team; null for a coach without one. */
  team: string | null;
  /** ISO date or month at which a source last listed `team`, never that of an edit; null if none does. */
  teamAsOf?: string | null;
  /** How well known the coach is, from 1 (to experts) to 5 (outside of football). */
  fame?: number;
  /** The teams that describe the career next to a drawn picture, oldest first. */
  coached?: readonly CoachedTeam[];
  career: readonly CoachSpell[];
}

/** A club or national team of a coach, with all periods there. */
export interface CoachedTeam {
  /** Name of the club, or the nation's name in English. */
  team: string;
  /** FIFA code of a national team; null for a club. */
  nation: string | null;
  /** Calendar years, in order. An end of null means a current job. */
  periods: readonly { start: number; end: number | null }[];
}

/** A job of a coach. Years are calendar years. */
export interface CoachSpell {
  /** A club, or a national team such as "Brazil national team". */
  team: string;
  teamLogo: string | null;
  /** FIFA code of the country of the club's league; null if unknown and for national teams. */
  country: string | null;
  start: number;
  /** Null for a current job. */
  end: number | null;
}

/** `GET /api/futwordle/answers?length=` */
export interface WordleAnswer {
  /** The player's id; absent in the words of a deal that an older version stored. */
  id?: number;
  /** The letters to guess, A to Z. */
  word: string;
  lastName: string;
  fullName: string;
  /** In English. */
  country: string;
  /** The club with the most league matches. */
  team: string;
  /** The years at that club, such as "2001–2018, 2019–2021"; absent if unknown. */
  teamYears?: string;
  position: string;
  /** Other players with the same last name. */
  also: readonly string[];
}

/** `GET /api/album`: the spreads of all nations. */
export interface AlbumSpread {
  /** FIFA code. */
  nation: string;
  /** Slot 1 first. Null for a player who is hidden or no longer in the catalogue, because slots keep their numbers. */
  slots: readonly (AlbumPlayer | null)[];
}

export interface AlbumPlayer {
  id: number;
  name: string;
  /** Address of the picture; null without one. */
  photo: string | null;
}
