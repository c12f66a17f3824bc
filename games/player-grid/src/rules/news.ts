import { isWon, livesLeft, playersLeft, wrongAtLastCheck, type Placement, type PlayerGridState } from './state.ts';

/** The event that the page announces after the latest move. */
export type News =
  | ({ kind: 'placed'; left: number } & Placement)
  | ({ kind: 'takenBack' } & Placement)
  | { kind: 'unchanged' }
  | { kind: 'won' }
  | { kind: 'lost' }
  | { kind: 'wrong'; lives: number; wrong: number; total: number; returned: boolean };

/** Returns the event to announce; undefined if the latest move has none. */
export function newsOf(state: PlayerGridState): News | undefined {
  const { cells, placement, latest, awaitsConfirmation, returnsWrong } = state;
  if (latest === 'place' && placement) return { kind: 'placed', ...placement, left: playersLeft(state).length };
  if (latest === 'takeBack' && placement) return { kind: 'takenBack', ...placement };
  if (latest !== 'check') return undefined;
  if (awaitsConfirmation) return { kind: 'unchanged' };
  if (isWon(state)) return { kind: 'won' };
  const lives = livesLeft(state);
  if (lives === 0) return { kind: 'lost' };
  return { kind: 'wrong', lives, wrong: wrongAtLastCheck(state), total: cells.length, returned: returnsWrong };
}
