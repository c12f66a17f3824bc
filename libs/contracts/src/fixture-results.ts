/** Minimum number of results of a fixture before they are shown to visitors. */
export const ENOUGH_RESULTS = 50;

/** Minimum number of networks with answers about a player before the player's share is shown. */
export const ENOUGH_NETWORKS = 20;

/** More won rounds are counted as this many. */
export const MOST_ROUNDS_COUNTED = 20;

/**
 * Maximum number of players in one result. Real rounds have fewer; more from a faulty game would only fill the storage.
 */
export const MOST_MET = 100;

/** `POST /api/matchdays/{matchday}/tickets`: sent when the fixture is dealt. */
export interface FixtureTicketRequest {
  game: string;
}

/** The server's permission to count one result of a fixture. */
export interface FixtureTicket {
  ticket: string;
}

/** `POST /api/matchdays/{matchday}/results`: the first result of a fixture, without data about the visitor. */
export interface CountedResult {
  ticket: string;
  outcome: 'win' | 'lose';
  /** From 0; more than `MOST_ROUNDS_COUNTED` are counted as that many. */
  roundsWon: number;
  /** Ids of players whom the visitor named correctly, or failed to name; at most `MOST_MET` each. */
  named?: readonly number[];
  missed?: readonly number[];
}

export interface FixtureTally {
  /** Number of counted results; `won` are those with the outcome `win`. */
  results: number;
  won: number;
  /** How many visitors won no round, one round, and so on. */
  byRoundsWon: readonly number[];
}

/** The share of visitors who named a player, of all who were asked about the player in a game's fixtures. */
export interface NamedShare {
  player: number;
  /** From 0 to 1. */
  share: number;
}

/** `GET /api/matchdays/{matchday}/results/{game}` */
export interface FixtureResults {
  /** Null until there are enough results. */
  tally: FixtureTally | null;
  /** The players of the fixture with answers from enough networks; empty until there are enough results. */
  named: readonly NamedShare[];
}
