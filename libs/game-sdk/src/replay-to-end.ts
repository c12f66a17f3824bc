import { createRandom, randomOfMove } from './random.ts';
import type { GameResult } from './result.ts';
import type { Rules } from './rules.ts';
import type { SavedGame } from './saved-game.ts';

/** The end of a replayed round. */
export interface ReplayedEnd<State> {
  /** The last of the states. */
  state: State;
  /** The first state, and the state after each move. */
  states: readonly State[];
  result: GameResult;
}

/**
 * Replays a recording to its end. Returns undefined if the rules reject a move, throw an error, do not end the round or
 * return an impossible result: the recording was damaged or forged, or belongs to another deal or version.
 */
export function replayToEnd<Deal, State, Move>(
  rules: Pick<Rules<Deal, State, Move, unknown>, 'start' | 'play' | 'status'>,
  { deal, seed, moves }: Pick<SavedGame<Deal, Move>, 'deal' | 'seed' | 'moves'>,
): ReplayedEnd<State> | undefined {
  try {
    let state = rules.start(deal, createRandom(seed));
    const states = [state];
    for (const [index, move] of moves.entries()) {
      if (rules.status(state).phase === 'over') return undefined;
      const outcome = rules.play(state, move, randomOfMove(seed, index));
      if (!outcome.accepted) return undefined;
      state = outcome.state;
      states.push(state);
    }
    const status = rules.status(state);
    if (status.phase !== 'over' || !isPossible(status.result)) return undefined;
    return { state, states, result: status.result };
  } catch {
    return undefined;
  }
}

/** Whether the numbers of a result are possible. Rules that compute with a forged field may return impossible ones. */
function isPossible({ score, roundsWon, roundsTotal }: GameResult): boolean {
  return score >= 0 && score < Infinity && roundsWon >= 0 && roundsWon <= roundsTotal;
}
