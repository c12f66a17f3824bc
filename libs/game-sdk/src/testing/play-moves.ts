import type { Random } from '../random.ts';
import type { GameResult } from '../result.ts';
import type { Rules } from '../rules.ts';

/** A move, or a function that derives it from the state. */
export type Step<State, Move> = Move | ((state: State) => Move);

/** Plays moves one after the other and returns the last state. Throws if the rules reject one. */
export function playMoves<State, Move extends object>(
  rules: Pick<Rules<never, State, Move, never>, 'play'>,
  from: State,
  steps: readonly Step<State, Move>[],
  random: Random,
): State {
  return steps.reduce<State>((state, step) => {
    const move = typeof step === 'function' ? (step as (state: State) => Move)(state) : step;
    const outcome = rules.play(state, move, random);
    if (!outcome.accepted) throw new Error(`${JSON.stringify(move)} was rejected: ${outcome.reason}`);
    return outcome.state;
  }, from);
}

/** Returns the result of a finished round. Throws if it is not over. */
export function resultOfRound<State>(
  rules: Pick<Rules<never, State, never, never>, 'status'>,
  state: State,
): GameResult {
  const status = rules.status(state);
  if (status.phase !== 'over') throw new Error('The round is not over.');
  return status.result;
}
