import { accept, reject, type Rules } from '@soccer-legends/game-sdk';

export const CUPS = 4;
export const POINTS = 10;
export const MISSES = 3;

/** What `deal` returns: cups with different winners, oldest first, and the winners (FIFA codes) in another order. */
export interface NewGameDeal {
  cups: readonly { year: number; winner: string }[];
  nations: readonly string[];
}

/** The state of a round with the places that were tried. It must survive JSON. */
export type NewGameState = NewGameDeal & { readonly tries: readonly Omit<NewGameMove, 'kind'>[] };

export type NewGameMove = { kind: 'place'; nation: string; year: number };

/** Returns the cups whose winner was found. */
export const foundIn = ({ cups, tries }: NewGameState) =>
  cups.filter((cup) => tries.some(({ nation, year }) => nation === cup.winner && year === cup.year));

/** The rules: pure functions that know no screen, clock or network. */
export const newGame: Rules<NewGameDeal, NewGameState, NewGameMove, never, 'notPossible'> = {
  start: (deal) => ({ ...deal, tries: [] }),
  play(state, { nation, year }) {
    const isLegal = [...newGame.legalMoves(state)].some((move) => move.nation === nation && move.year === year);
    return isLegal ? accept({ ...state, tries: [...state.tries, { nation, year }] }) : reject('notPossible');
  },
  status(state) {
    const { length: score } = foundIn(state);
    if (score < CUPS && state.tries.length - score < MISSES) return { phase: 'open' };
    const outcome = score === CUPS ? 'win' : 'lose';
    return { phase: 'over', result: { outcome, score: score * POINTS, roundsWon: score, roundsTotal: CUPS } };
  },
  *legalMoves(state) {
    const found = foundIn(state);
    const open = newGame.status(state).phase === 'open' ? state.cups.filter((cup) => !found.includes(cup)) : [];
    for (const { year } of open) for (const { winner } of open) yield { kind: 'place', nation: winner, year };
  },
};
