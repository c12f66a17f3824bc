/** Rounds of a Career Guess game; a win needs all of them. */
export const CAREER_ROUNDS = 5;

/** The body of `POST /api/game/new`; may be missing. */
export interface CareerStart {
  /** Ids of up to 15 players to avoid while there are enough others. */
  exclude?: readonly number[];
  /** Ids of players to ask for in up to two rounds. Unknown ones are ignored, as well as those in `exclude`. */
  prefer?: readonly number[];
}

/** `POST /api/game/new` */
export type NewCareerGame =
  { gameId: string; currentRound: number; correctPlayerId: number } | { noPlayersAvailable: true; message: string };

/** `GET /api/game?gameId=` */
export interface CareerGameState {
  gameId: string;
  correctPlayerId: number;
  /** 1 to 5. */
  currentRound: number;
  roundsWon: number;
  /** Whether the current round was answered and only the next round can be requested. */
  answered: boolean;
}

/** `POST /api/game/guess` */
export interface CareerGuess {
  gameId: string;
  playerId: number;
}

export interface CareerVerdict {
  correct: boolean;
  /** The round that was just played and its player. */
  gameState: { currentRound: number; correctPlayerId: number };
}

/** `POST /api/game/next-round`; the server uses its own verdict and ignores `wasCorrect`. */
export interface CareerNextRound {
  gameId: string;
  wasCorrect: boolean;
}

export interface CareerRound {
  /** One more than the round that was just played; above 5 the game is over. */
  currentRound: number;
  roundsWon: number;
  correctPlayerId: number;
}
