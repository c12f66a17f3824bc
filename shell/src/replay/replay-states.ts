import { createRandom, randomOfMove } from '@soccer-legends/game-sdk';
import type { Replay } from './friend.ts';

/** Returns the states of a round: the first one, and that after each move. Its moves have been replayed before. */
export function statesOf({ game: { rules }, deal, seed, moves }: Replay): unknown[] {
  const states: unknown[] = [rules.start(deal, createRandom(seed))];
  for (const [index, move] of moves.entries()) {
    const outcome = rules.play(states[index], move, randomOfMove(seed, index));
    states.push(outcome.accepted ? outcome.state : states[index]);
  }
  return states;
}
