import type { Localized } from './language.ts';

/** `GET /api/connections-game`: sixteen players with exactly one division into four groups of four. */
export interface ConnectionsPuzzle {
  players: readonly ConnectionsPlayer[];
  /** In order of difficulty, the easiest first. */
  groups: readonly ConnectionsGroup[];
}

export interface ConnectionsPlayer {
  id: number;
  name: string;
  /** A neutral fact about the player, such as the years of the career. May be empty. */
  info: string;
  image: string | null;
}

export interface ConnectionsGroup {
  id: string;
  /** In English; `names` has all languages. */
  name: string;
  /** The hint that describes the group, in English; `descriptions` has all languages. */
  description: string;
  names?: Localized;
  descriptions?: Localized;
  /** Ids of the group's four players. */
  players: readonly number[];
  /** A CSS color for accents; text is not shown on it. */
  color: string;
  /** 1 to 4, each once in a puzzle. */
  difficulty: Difficulty;
  /** Why players belong, such as the years at a club. Leaves out players for whom the group's name is enough. */
  reasons?: readonly ConnectionsReason[];
}

export interface ConnectionsReason {
  player: number;
  /** Only in English if all languages share the text, such as a club with years. */
  text: Localized;
}

/** 1 for the easiest group. */
export type Difficulty = 1 | 2 | 3 | 4;

/** `GET /api/player-grid/game`: one player for each cell; each player fits exactly one cell. */
export interface PlayerGridPuzzle {
  players: readonly PlayerGridPlayer[];
  /** The columns, with ids 1, 2, 3 … in order. */
  countries: readonly PlayerGridCountry[];
  /** The rows, with ids 1, 2, 3 … in order. */
  clubs: readonly PlayerGridClub[];
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
  /** In English; `nation` gives the name in other languages. */
  name: string;
  /** FIFA code. */
  nation: string;
  flag: string;
}

export interface PlayerGridClub {
  id: number;
  name: string;
  logo: string | null;
  /** Id of the club in the catalogue, for `RecallGuess`. */
  teamId?: number;
}

/** `POST /api/player-grid/recall`: a player whom a visitor typed for a cell, in the mode Recall. */
export interface RecallGuess {
  playerId: number;
  /** FIFA code of the column. */
  nation: string;
  /** `PlayerGridClub.teamId` of the row. */
  teamId: number;
}

/** Whether the player fits the cell, and why not. Says nothing about other players. */
export type RecallVerdict =
  | {
      fits: true;
      /** 1 to 10, more for a rarer answer. */
      points: number;
      /** How many percent of the earlier answers for the cell named the player; null until there are enough of them. */
      share: number | null;
      /** The years at the club, such as "2001–2018, 2019–2021". */
      years: string;
    }
  | {
      fits: false;
      nationFits: boolean;
      clubFits: boolean;
    };
