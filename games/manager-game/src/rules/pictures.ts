import type { ManagerGameState } from './manager-game.ts';
import { OPTIONS, unused } from './question.ts';

/** When every picture is broken, the fault is not the pictures': the coaches are then asked about without them. */
const MOST_DROPPED = 5;

/** The coach whose picture the game waits for: the one on show, or the next one during the pause. */
export function awaitedPicture({ stage, question, upcoming, ready, broken }: ManagerGameState): number | undefined {
  if (stage === 'over') return undefined;
  const coach = stage === 'answered' || stage === 'unavailable' ? upcoming?.coach : question.coach;
  return coach === undefined || ready.includes(coach) || broken.includes(coach) ? undefined : coach;
}

/** Whether a coach without a picture can be left out, so that another one is asked about. */
export function canBeLeftOut(coach: number, state: ManagerGameState): boolean {
  const others = unused(state).filter((other) => other !== coach);
  return state.broken.length < MOST_DROPPED && others.length >= OPTIONS;
}
