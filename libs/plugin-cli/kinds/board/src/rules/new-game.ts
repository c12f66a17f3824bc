import { accept, reject, type Rules } from '@soccer-legends/game-sdk';

/** The goal has nine parts, numbered from 0. */
export const PARTS = 9;
export const SHOTS = 5;
const GOALS_TO_WIN = 2;

/** What `deal` returns: the parts that the keeper does not reach. */
export interface NewGameDeal {
  free: readonly number[];
}

/** The state of a round with the shots so far. It must survive JSON. */
export interface NewGameState extends NewGameDeal {
  readonly shots: readonly number[];
}

export type NewGameMove = { kind: 'shoot'; part: number };

/** The rules: pure functions that know no screen, clock or network. */
export const newGame: Rules<NewGameDeal, NewGameState, NewGameMove, never, 'over' | 'taken'> = {
  start: ({ free }) => ({ free, shots: [] }),
  play(state, { part }) {
    if (state.shots.length === SHOTS) return reject('over');
    if (![...newGame.legalMoves(state)].some((legal) => legal.part === part)) return reject('taken');
    return accept({ ...state, shots: [...state.shots, part] });
  },
  status({ shots, free }) {
    if (shots.length < SHOTS) return { phase: 'open' };
    const goals = shots.filter((part) => free.includes(part)).length;
    const outcome = goals >= GOALS_TO_WIN ? 'win' : 'lose';
    return { phase: 'over', result: { outcome, score: goals * 10, roundsWon: goals, roundsTotal: SHOTS } };
  },
  *legalMoves({ shots }) {
    for (let part = 0; part < PARTS && shots.length < SHOTS; part++)
      if (!shots.includes(part)) yield { kind: 'shoot', part };
  },
};
