export const CAREER_ROUNDS = 5;

/** Body of `POST /api/game/new`; optional. */
export interface CareerStart {
  /** Ids of up to 15 players to avoid, as long as there are enough others. */
  exclude?: readonly number[];
  /** Ids of players to ask about in up to two rounds. Ignores unknown ones and those in `exclude`. */
  prefer?: readonly number[];
}

/** The response to `POST /api/game/new`. `message` is in English. */
export type NewCareerGame =
  { gameId: string; currentRound: number; correctPlayerId: number } | { noPlayersAvailable: true; message: string };

/** `GET /api/game?gameId=` */
export interface CareerGameState {
  gameId: string;
  correctPlayerId: number;
  /** From 1 to `CAREER_ROUNDS`, also after the end of the game. */
  currentRound: number;
  roundsWon: number;
  /** Whether the current round was answered. Only the next round can then be requested. */
  answered: boolean;
}

/** `POST /api/game/guess` */
export interface CareerGuess {
  gameId: string;
  playerId: number;
}

/** The response to `POST /api/game/guess`. */
export interface CareerVerdict {
  correct: boolean;
  /** The round that was answered. It stays the current one until the next round is requested. */
  gameState: { currentRound: number; correctPlayerId: number };
}

/** `POST /api/game/next-round`; the server uses its own verdict and ignores `wasCorrect`. */
export interface CareerNextRound {
  gameId: string;
  wasCorrect: boolean;
}

/** The response to `POST /api/game/next-round`. */
export interface CareerRound {
  /** One more than the round that was just played. The game is over if it exceeds `CAREER_ROUNDS`. */
  currentRound: number;
  roundsWon: number;
  correctPlayerId: number;
}
