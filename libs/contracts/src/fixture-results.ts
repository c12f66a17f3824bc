/** The minimum number of results of a fixture for showing how others did. */
export const ENOUGH_RESULTS = 50;

/** More rounds won than this are counted as this many. */
export const MOST_ROUNDS_COUNTED = 20;

/** Players of one result at most. A round is about fewer; more of a faulty game would only fill the storage. */
export const MOST_MET = 100;

/** `POST /api/matchdays/{matchday}/tickets`: sent when the fixture is dealt. */
export interface FixtureTicketRequest {
  /** Key of a game on the card. */
  game: string;
}

/** The server's permission to count one result of a fixture. */
export interface FixtureTicket {
  ticket: string;
}

/** `POST /api/matchdays/{matchday}/results`: the first result of a fixture, without anything about the visitor. */
export interface CountedResult {
  ticket: string;
  outcome: 'win' | 'lose';
  roundsWon: number;
  /** Ids of the players whom the visitor named right, and of those whom the visitor did not; at most `MOST_MET` each. */
  named?: readonly number[];
  missed?: readonly number[];
}

/** How all counted visitors did in a fixture. */
export interface FixtureTally {
  results: number;
  won: number;
  /** How many won no round, one round, and so on. */
  byRoundsWon: readonly number[];
}

/** `GET /api/matchdays/{matchday}/results/{game}` */
export interface FixtureResults {
  /** Null until there are enough results. */
  tally: FixtureTally | null;
}
