import type { ManagerGameState } from './state.ts';
import { OPTIONS, unused } from './question.ts';

/** If all pictures are broken, questions are asked without them. */
const MAX_DROPPED = 5;

/**
 * Returns the coach whose picture is loading: the current one, or the next one during the pause. Undefined if that
 * picture has loaded or failed.
 */
export function awaitedPicture({ stage, question, upcoming, ready, broken }: ManagerGameState): number | undefined {
  if (stage === 'over') return undefined;
  const coach = stage === 'answered' || stage === 'unavailable' ? upcoming?.coach : question.coach;
  return coach === undefined || ready.includes(coach) || broken.includes(coach) ? undefined : coach;
}

/** Returns whether another coach can replace one without a picture. */
export function canBeLeftOut(coach: number, state: ManagerGameState): boolean {
  const others = unused(state).filter((other) => other !== coach);
  return state.broken.length < MAX_DROPPED && others.length >= OPTIONS;
}
