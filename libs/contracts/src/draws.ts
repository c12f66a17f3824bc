/** What the server draws for rounds. A manifest lists the draws that its game fetches. */
export const DRAWS = [
  /** Players of a career game: `POST /api/game/new`. */
  'careers',
  /** Up to 30 players with a career: `GET /api/players`. */
  'players',
  /** Up to 300 players, most of them with a picture: `GET /api/players`. */
  'pictures',
  /** `GET /api/connections-game`. */
  'connections',
  /** `GET /api/futwordle/answers`. */
  'words',
  /** `GET /api/player-grid/game`. */
  'playerGrid',
  /** `GET /api/coaches`. */
  'coaches',
  /** `GET /api/team-logos`. */
  'logos',
] as const;

export type DrawName = (typeof DRAWS)[number];
