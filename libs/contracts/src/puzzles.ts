import type { Localised } from './language.ts';

/** `GET /api/connections-game`: sixteen players who fall into four groups of four in one way alone. */
export interface ConnectionsPuzzle {
  players: readonly ConnectionsPlayer[];
  /** In order of difficulty, the easiest first. */
  groups: readonly ConnectionsGroup[];
}

export interface ConnectionsPlayer {
  id: number;
  name: string;
  /** A few neutral words to know the player by, such as the years of the career; they belong to no group. May be empty. */
  info: string;
  /** Address of a picture; null where there is none. */
  image: string | null;
}

export interface ConnectionsGroup {
  id: string;
  /** English, as the answer has always said it; `names` has the other languages. */
  name: string;
  /** A sentence that gives the group away: the hint. English; `descriptions` has the other languages. */
  description: string;
  names?: Localised;
  descriptions?: Localised;
  /** Ids of the group's four players. */
  players: readonly number[];
  /** A colour as CSS writes it; an accent, for text is never read against it. */
  color: string;
  difficulty: Difficulty;
}

/** 1 for the group that most people find first. */
export type Difficulty = 1 | 2 | 3 | 4;

/** `GET /api/player-grid/game`: as many players as cells, each of whom belongs into one cell alone. */
export interface PlayerGridPuzzle {
  players: readonly PlayerGridPlayer[];
  /** The columns, with the ids 1, 2, 3 … in their order. */
  countries: readonly PlayerGridCountry[];
  /** The rows, with the ids 1, 2, 3 … in their order. */
  clubs: readonly PlayerGridClub[];
  /** Columns, and rows. */
  gridSize: number;
}

export interface PlayerGridPlayer {
  id: number;
  name: string;
  photo: string | null;
  /** Id of the column: not of the country in the catalogue. */
  countryId: number;
  /** Id of the row: not of the club in the catalogue. */
  clubId: number;
}

export interface PlayerGridCountry {
  id: number;
  /** English; `nation` leads to the name in other languages. */
  name: string;
  /** FIFA code. */
  nation: string;
  /** Address of the flag. */
  flag: string;
}

export interface PlayerGridClub {
  id: number;
  name: string;
  /** Address of the club's picture; null where there is none. */
  logo: string | null;
}
