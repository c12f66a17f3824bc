import type { LinkedResult } from './challenge-link.ts';

export type Standing = 'ahead' | 'behind' | 'level';

type Compared = Pick<LinkedResult, 'won' | 'score'>;

/** Compares the rounds won, and the points if these are equal. */
export function standingOf(own: Compared, friend: Compared): Standing {
  const lead = own.won - friend.won || own.score - friend.score;
  if (lead === 0) return 'level';
  return lead > 0 ? 'ahead' : 'behind';
}
