import type { Mark } from '@soccer-legends/game-sdk';
import { GROUP_SIZE, type Group } from './puzzle.ts';

export interface Check {
  players: readonly number[];
  /** Id of the group that they are; null for a mistake. */
  group: string | null;
  /** Whether three of them belong to one group. */
  oneAway: boolean;
}

export function checkOf(players: readonly number[], groups: readonly Group[]): Check {
  const shares = groups.map((group) => ({ group, share: shareOf(players, group) }));
  const whole = shares.find(({ share }) => share === GROUP_SIZE);
  return {
    players,
    group: whole?.group.id ?? null,
    oneAway: !whole && shares.some(({ share }) => share === GROUP_SIZE - 1),
  };
}

/** Returns whether the same four players were checked before; false for fewer than four. */
export function wasTried(players: readonly number[], checks: readonly Check[]): boolean {
  return players.length === GROUP_SIZE && checks.some((check) => check.players.every((id) => players.includes(id)));
}

export function mistakesIn(checks: readonly Check[]): number {
  return checks.filter(({ group }) => group === null).length;
}

/** Returns the marks of four players: a whole group, or how many of them belong together, these first. */
export function marksOfCheck({ players, group }: Check, groups: readonly Group[]): Mark[] {
  if (group !== null) return players.map(() => 'hit');
  const together = Math.max(...groups.map((other) => shareOf(players, other)));
  return players.map((_, index) => (together > 1 && index < together ? 'near' : 'miss'));
}

function shareOf(players: readonly number[], group: Group): number {
  return group.players.filter((id) => players.includes(id)).length;
}
