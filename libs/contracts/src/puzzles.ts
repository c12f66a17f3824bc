import type { Localized } from './language.ts';

/** Number of groups in a puzzle of Connections, and of players in each group. */
export const CONNECTIONS_GROUPS = { count: 4, size: 4 } as const;

/** `GET /api/connections-game`: sixteen players who can be divided into four groups of four in exactly one way. */
export interface ConnectionsPuzzle {
  players: readonly ConnectionsPlayer[];
  groups: readonly ConnectionsGroup[];
}

/** One of the sixteen players of a puzzle. */
export interface ConnectionsPlayer {
  id: number;
  name: string;
  /** A neutral fact about the player, such as the years of the career. May be empty. */
  info: string;
  image: string | null;
}

/** Four players with something in common. */
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
  /** From 1 to 4, each once in a puzzle. */
  difficulty: Difficulty;
  reasons?: readonly ConnectionsReason[];
}

/** Why a player belongs to a group, shown after the round. */
export interface ConnectionsReason {
  player: number;
  /** Only in English if all languages share the text, such as a club with years. */
  text: Localized;
}

/** `GET /api/groups?limit=`: up to 20 random groups of players with something in common. */
export interface PlayerGroup {
  /** Stable as long as the data is, such as `club Ajax`. */
  id: string;
  /** `lateral` groups are about names and other coincidences, `group` about lists such as the winners of a cup. */
  kind: 'nation' | 'club' | 'twoClubs' | 'group' | 'lateral';
  names: Localized;
  /** The same as a sentence. */
  descriptions: Localized;
  /** 4 to 24 random members in random order, well-known ones more often. */
  players: readonly GroupPlayer[];
}

/** A player of a group. `GET /api/players/careers?ids=` returns the careers. */
export interface GroupPlayer {
  id: number;
  name: string;
  image: string | null;
  /** Why the player belongs to the group; absent if the name of the group explains it. */
  reason?: Localized;
}

/** Largest number of groups of `GET /api/groups?limit=`, and of the players of each. */
export const MOST_GROUPS = 20;
export const MOST_GROUP_PLAYERS = 24;

/** 1 for the easiest group. */
export type Difficulty = 1 | 2 | 3 | 4;

/** `GET /api/player-grid/game`: one player for each cell, each of whom fits exactly one cell. */
export interface PlayerGridPuzzle {
  players: readonly PlayerGridPlayer[];
  countries: readonly PlayerGridCountry[];
  clubs: readonly PlayerGridClub[];
  /** Number of columns, and of rows. */
  gridSize: number;
}

/** The player of one cell. */
export interface PlayerGridPlayer {
  id: number;
  name: string;
  photo: string | null;
  /** Id of the column, not of the country in the catalogue. */
  countryId: number;
  /** Id of the row, not of the club in the catalogue. */
  clubId: number;
}

/** A column of the grid. */
export interface PlayerGridCountry {
  id: number;
  /** In English. `nation` identifies the name in other languages. */
  name: string;
  /** FIFA code. */
  nation: string;
  flag: string;
}

/** A row of the grid. */
export interface PlayerGridClub {
  id: number;
  name: string;
  logo: string | null;
  /** Id of the club in the catalogue, for `RecallGuess`. */
  teamId?: number;
}

/** `POST /api/player-grid/recall`: a player whom a visitor named for a cell in the mode Recall. */
export interface RecallGuess {
  playerId: number;
  /** FIFA code of the column's country. */
  nation: string;
  /** `PlayerGridClub.teamId` of the row. */
  teamId: number;
}

/** Points of an answer in the mode Recall, both included: more for a rarer one. */
export const RECALL_POINTS = { least: 1, most: 10 } as const;

/** Whether the player fits the cell, and if not, why. Reveals nothing about other players. */
export type RecallVerdict =
  | {
      fits: true;
      /** In the range of `RECALL_POINTS`. */
      points: number;
      /** Percentage of earlier answers for the cell that named the player; null until there are enough answers. */
      share: number | null;
      /** Years at the club, such as "2001–2018, 2019–2021". */
      years: string;
      /** ISO date or month at which a source last listed the current club; absent if none does, or for a former club. */
      asOf?: string;
    }
  | {
      fits: false;
      nationFits: boolean;
      clubFits: boolean;
    };
