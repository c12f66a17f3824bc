import type { Check } from './checks.ts';
import { byDifficulty, easiest, type Group, type Puzzle } from './puzzle.ts';

export interface FootballConnectionsDeal {
  puzzle: Puzzle;
  announcesOneAway: boolean;
}

export interface FootballConnectionsState {
  readonly puzzle: Puzzle;
  readonly announcesOneAway: boolean;
  readonly cards: readonly number[];
  readonly selected: readonly number[];
  /** Whether the selected four were checked before. A second press of Check confirms them. */
  readonly awaitsConfirmation: boolean;
  readonly checks: readonly Check[];
  readonly latest: 'toggle' | 'check' | 'hint' | null;
  readonly hinted: readonly string[];
  readonly gaveUp: boolean;
  readonly revealed: readonly string[];
  /** `checking`: the cards show the verdict. `revealing`: missing groups appear. `verdict`: everything is shown. */
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
