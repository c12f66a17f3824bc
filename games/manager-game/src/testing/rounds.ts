import { createRandom } from '@soccer-legends/game-sdk';
import { playMoves, resultOfRound, type Step as Move } from '@soccer-legends/game-sdk/testing';
import type { Coach } from '../rules/coach.ts';
import { managerGame } from '../rules/manager-game.ts';
import type { ManagerMove, ManagerState } from '../rules/state.ts';

export type Step = Move<ManagerState, ManagerMove>;

const chance = createRandom(1);

export function coachesOf(count: number): Coach[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 9000 + index,
    name: `Coach ${index}`,
    photo: `https://site.test/art/coach/${9000 + index}.svg`,
    country: `Country ${index % 7}`,
    nation: null,
    team: index % 3 === 0 ? null : `Club ${index}`,
    career: [],
  }));
}

export function shown(state: ManagerState): ManagerMove {
  return { kind: 'shown', coach: awaited(state) };
}

export function broken(state: ManagerState): ManagerMove {
  return { kind: 'broken', coach: awaited(state) };
}

function awaited({ stage, question, upcoming }: ManagerState): number {
  return stage === 'answered' || stage === 'unavailable' ? (upcoming?.coach ?? -1) : question.coach;
}

export function right({ coaches, question }: ManagerState): ManagerMove {
  return { kind: 'answer', name: coaches[question.coach]!.name };
}

export function wrong({ coaches, question }: ManagerState): ManagerMove {
  return { kind: 'answer', name: question.options.find((name) => name !== coaches[question.coach]!.name)! };
}

/** Returns the moves for these answers, with their pauses and loaded pictures. */
export function rounds(...answers: Step[]): Step[] {
  return answers.flatMap((answer, round) => [...(round > 0 ? [shown] : []), answer, { kind: 'next' }]);
}

export function times<Item>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => item);
}

export function played(from: ManagerState, ...steps: Step[]): ManagerState {
  return playMoves(managerGame, from, steps, chance);
}

export function timersOf(state: ManagerState) {
  return managerGame.effects?.(state).filter(({ kind }) => kind === 'timer');
}

export function resultOf(state: ManagerState) {
  return resultOfRound(managerGame, state);
}
