import { accept, reject, type Rules } from '@soccer-legends/game-sdk';

/** Wrong letters that a player may try. */
export const MISSES = 6;
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What `deal` returns: a word of the letters A to Z. */
export interface NewGameDeal {
  word: string;
}

/** The state of a round with the tried letters. It must survive JSON. */
export interface NewGameState extends NewGameDeal {
  readonly tried: readonly string[];
}

export type NewGameMove = { kind: 'try'; letter: string };

export const missesIn = ({ word, tried }: NewGameState): number => tried.filter((one) => !word.includes(one)).length;

/** The rules: pure functions that know no screen, clock or network. */
export const newGame: Rules<NewGameDeal, NewGameState, NewGameMove, never, 'notNow'> = {
  start: ({ word }) => ({ word, tried: [] }),
  play(state, { letter }) {
    const isLegal = [...newGame.legalMoves(state)].some((legal) => legal.letter === letter);
    return isLegal ? accept({ ...state, tried: [...state.tried, letter] }) : reject('notNow');
  },
  status(state) {
    const isFound = [...state.word].every((letter) => state.tried.includes(letter));
    const left = MISSES - missesIn(state);
    if (!isFound && left > 0) return { phase: 'open' };
    const [outcome, roundsWon] = isFound ? (['win', 1] as const) : (['lose', 0] as const);
    return { phase: 'over', result: { outcome, score: 10 * left, roundsWon, roundsTotal: 1 } };
  },
  *legalMoves(state) {
    if (newGame.status(state).phase === 'over') return;
    for (const letter of LETTERS) if (!state.tried.includes(letter)) yield { kind: 'try', letter };
  },
};
