import type { Check } from './checks.ts';
import { byDifficulty, easiest, type Group, type Puzzle } from './puzzle.ts';

export interface ConnectionsDeal {
  puzzle: Puzzle;
  /** Whether a mistake says that three of the four belong together. */
  announcesOneAway: boolean;
}

export interface ConnectionsState {
  readonly puzzle: Puzzle;
  readonly announcesOneAway: boolean;
  /** Ids of all players in the order of their cards, also of those found. */
  readonly cards: readonly number[];
  /** Ids of up to four players. */
  readonly selected: readonly number[];
  /** Whether the selected four were checked before. A second press of Check confirms them. */
  readonly awaitsConfirmation: boolean;
  /** In order. */
  readonly checks: readonly Check[];
  /** The latest move that changed something; null after one without news, such as deselecting. */
  readonly latest: 'toggle' | 'check' | 'hint' | null;
  /** The groups whose hint was shown, by id, and the number of checks before it. Each hint costs points. */
  readonly hinted: readonly { group: string; checks: number }[];
  readonly gaveUp: boolean;
  /** Ids of the missing groups that were shown after a loss, in order. */
  readonly revealed: readonly string[];
  /** `checking`: the cards show the verdict. `revealing`: missing groups appear. `verdict`: everything is shown. */
  readonly stage: 'choosing' | 'checking' | 'revealing' | 'verdict' | 'over';
}

/** `player` is an id. `selectLast` selects the last four. `checked`, `reveal` and `verdictSeen` come from timers. */
export type ConnectionsMove =
  | { kind: 'toggle'; player: number }
  | { kind: 'deselect' }
  | { kind: 'selectLast' }
  | { kind: 'check' }
  | { kind: 'hint' }
  | { kind: 'giveUp' }
  | { kind: 'checked' }
  | { kind: 'reveal' }
  | { kind: 'verdictSeen' };

/** `locked`: the stage does not accept the move. `notLast`: more than four players are left. */
export type ConnectionsRefusal =
  'over' | 'locked' | 'notOnTheBoard' | 'fourSelected' | 'notLast' | 'notFour' | 'hintOnShow';

export function foundGroups({ puzzle, checks }: ConnectionsState): Group[] {
  return checks.flatMap((check) => puzzle.groups.filter(({ id }) => id === check.group));
}

export function groupsToFind(state: ConnectionsState): Group[] {
  const found = foundGroups(state);
  return state.puzzle.groups.filter((group) => !found.includes(group));
}

/** Returns the groups revealed after a loss, the easiest first. With reduced motion, all of them at once. */
export function groupsRevealed(state: ConnectionsState, oneByOne = true): Group[] {
  const { puzzle, revealed, stage } = state;
  if (!oneByOne && (stage === 'revealing' || stage === 'verdict')) return byDifficulty(groupsToFind(state));
  return revealed.flatMap((id) => puzzle.groups.filter((group) => group.id === id));
}

/** Returns the ids of the players on the board, in the order of their cards. */
export function cardsLeft(state: ConnectionsState, revealed = groupsRevealed(state)): number[] {
  const gone = [...foundGroups(state), ...revealed];
  return state.cards.filter((card) => !gone.some(({ players }) => players.includes(card)));
}

/** Returns the group whose hint is shown: the easiest missing one, if its hint was taken. Undefined without a hint. */
export function hintOnShow(state: ConnectionsState): Group | undefined {
  const next = easiest(groupsToFind(state));
  return next && state.hinted.some(({ group }) => group === next.id) ? next : undefined;
}
