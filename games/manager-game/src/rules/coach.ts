import type { CoachSummary } from '@soccer-legends/game-sdk/data';

/** A coach with a picture. */
export interface Coach extends CoachSummary {
  photo: string;
}

/** Whether two stickers may look alike: the same flag, and scarves that are not known to differ. */
export function lookAlike(one: CoachSummary, other: CoachSummary): boolean {
  if (nationOf(one) !== nationOf(other)) return false;
  return one.team === null || other.team === null || one.team === other.team;
}

export function nationOf({ nation, country }: CoachSummary): string | null {
  return nation ?? country;
}
