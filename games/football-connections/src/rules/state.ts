import type { Check } from './checks.ts';
import { byDifficulty, easiest, type Group, type Puzzle } from './puzzle.ts';

export interface FootballConnectionsDeal {
  puzzle: Puzzle;
  /** Whether a mistake with three players of one group is announced as "one away". */
  announcesOneAway: boolean;
}

export interface FootballConnectionsState {
  readonly puzzle: Puzzle;
  readonly announcesOneAway: boolean;
  /** Ids of the players, in the order of their cards. */
  readonly cards: readonly number[];
  readonly selected: readonly number[];
  /** Whether the selected four were checked before. A second press of Check confirms them. */
  readonly awaitsConfirmation: boolean;
  readonly checks: readonly Check[];
  /** What to announce about the player's latest move, if anything. */
  readonly latest: 'toggle' | 'check' | 'hint' | null;
  /** Ids of the groups whose description was given as a hint. */
  readonly hinted: readonly string[];
  readonly gaveUp: boolean;
  /** Ids of the groups revealed after a loss. */
  readonly revealed: readonly string[];
  /**
   * `checking`: the checked cards show the verdict. `revealing`: the missing groups appear. `verdict`: everything is
   * shown.
   */
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

export type FootballConnectionsRefusal =
  'over' | 'locked' | 'notOnTheBoard' | 'fourSelected' | 'notLast' | 'notFour' | 'hintOnShow';

export function foundGroups({ puzzle, checks }: FootballConnectionsState): Group[] {
  return checks.flatMap((check) => puzzle.groups.filter(({ id }) => id === check.group));
}

export function groupsToFind(state: FootballConnectionsState): Group[] {
  const found = foundGroups(state);
  return state.puzzle.groups.filter((group) => !found.includes(group));
}

/** Returns the groups revealed after a loss, the easiest first. With reduced motion, all of them at once. */
export function groupsRevealed(state: FootballConnectionsState, oneByOne = true): Group[] {
  const { puzzle, revealed, stage } = state;
  if (!oneByOne && (stage === 'revealing' || stage === 'verdict')) return byDifficulty(groupsToFind(state));
  return revealed.flatMap((id) => puzzle.groups.filter((group) => group.id === id));
}

/** Returns the players on the board in the order of their cards. */
export function cardsLeft(state: FootballConnectionsState, revealed = groupsRevealed(state)): number[] {
  const gone = [...foundGroups(state), ...revealed];
  return state.cards.filter((card) => !gone.some(({ players }) => players.includes(card)));
}

export function hintOnShow(state: FootballConnectionsState): Group | undefined {
  const next = easiest(groupsToFind(state));
  return next && state.hinted.includes(next.id) ? next : undefined;
}
