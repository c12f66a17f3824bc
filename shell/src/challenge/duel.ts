import type { LinkedResult } from './challenge-link.ts';

/** Who is ahead of two friends, seen by one of them. */
export type Standing = 'ahead' | 'behind' | 'level';

/** What two results are compared by. */
type Compared = Pick<LinkedResult, 'won' | 'score'>;

/** Compares by the rounds won, and by the points where these are equal. */
export function standingOf(own: Compared, friend: Compared): Standing {
  const lead = own.won - friend.won || own.score - friend.score;
  if (lead === 0) return 'level';
  return lead > 0 ? 'ahead' : 'behind';
}
