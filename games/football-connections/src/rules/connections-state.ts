import type { Check } from './checks.ts';
import { byDifficulty, easiest, type Group, type Puzzle } from './puzzle.ts';

export interface FootballConnectionsDeal {
  puzzle: Puzzle;
  /** Whether a mistake with three right players says so. */
  oneAwayIsSaid: boolean;
}

export interface FootballConnectionsState {
  readonly puzzle: Puzzle;
  readonly oneAwayIsSaid: boolean;
  /** Ids of the players, in the order of their cards. */
  readonly cards: readonly number[];
  readonly selected: readonly number[];
  /** The selected four were tried before, and Check is to be pressed once more. */
  readonly asksAgain: boolean;
  readonly checks: readonly Check[];
  /** Ids of the groups whose description was shown. */
  readonly hinted: readonly string[];
  readonly gaveUp: boolean;
  /** Ids of the groups that were shown after a loss. */
  readonly revealed: readonly string[];
  /** `checking`: a press of Check has its effect. `revealing`: the groups not found appear. `verdict`: all is on show. */
  readonly stage: 'choosing' | 'checking' | 'revealing' | 'verdict' | 'over';
}

export type FootballConnectionsMove =
  | { kind: 'toggle'; player: number }
  | { kind: 'deselect' }
  | { kind: 'selectLast' }
  | { kind: 'check' }
  | { kind: 'hint' }
  | { kind: 'giveUp' }
  | { kind: 'checked' }
  | { kind: 'reveal' }
  | { kind: 'verdictSeen' };

/** In the order in which they were found. */
export function foundGroups({ puzzle, checks }: FootballConnectionsState): Group[] {
  return checks.flatMap((check) => puzzle.groups.filter(({ id }) => id === check.group));
}

/** In the order of the puzzle. */
export function groupsToFind(state: FootballConnectionsState): Group[] {
  const found = foundGroups(state);
  return state.puzzle.groups.filter((group) => !found.includes(group));
}

/** What a loss has brought to light so far, the easiest first; all of it at once where things are not to move. */
export function groupsRevealed(state: FootballConnectionsState, oneByOne = true): Group[] {
  const { puzzle, revealed, stage } = state;
  if (!oneByOne && (stage === 'revealing' || stage === 'verdict')) return byDifficulty(groupsToFind(state));
  return revealed.flatMap((id) => puzzle.groups.filter((group) => group.id === id));
}

/** The players who are still on the board, in the order of their cards. */
export function cardsLeft(state: FootballConnectionsState, revealed = groupsRevealed(state)): number[] {
  const gone = [...foundGroups(state), ...revealed];
  return state.cards.filter((card) => !gone.some(({ players }) => players.includes(card)));
}

/** The group whose description is on show. */
export function hintOnShow(state: FootballConnectionsState): Group | undefined {
  const next = easiest(groupsToFind(state));
  return next && state.hinted.includes(next.id) ? next : undefined;
}
