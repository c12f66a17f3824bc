import type { CoachedTeam, CoachSpell, CoachSummary } from '@soccer-legends/game-sdk/data';

export interface Coach extends Omit<CoachSummary, 'career' | 'coached' | 'fame'> {
  photo: string;
  /** The teams beside a drawn picture, oldest first; absent if the server sent none. */
  coached?: readonly CareerTeam[];
  /** The jobs of the career, oldest first; empty if unknown. */
  career: readonly Job[];
}

/** A team beside a drawn picture. */
export interface CareerTeam extends CoachedTeam {
  /** Address of the club's picture; null for a national team or a missing picture. */
  logo: string | null;
}

/** A job of a coach, in calendar years. */
export type Job = Pick<CoachSpell, 'team' | 'country' | 'start' | 'end'>;

export function areCompatriots(one: Coach, other: Coach): boolean {
  return nationOf(one) !== null && nationOf(one) === nationOf(other);
}

/** Largest gap in years between two jobs of the same era. */
const ERA_YEARS = 5;

/**
 * Returns how plausible one coach is as a wrong name for the other: 2 for jobs in the same league and era, 1 for
 * careers in the same era, otherwise 0.
 */
export function likeness(one: Coach, other: Coach): 0 | 1 | 2 {
  const near = one.career.flatMap((job) => other.career.filter((theirs) => yearsBetween(job, theirs) <= ERA_YEARS));
  if (near.length === 0) return 0;
  const leagues = new Set(one.career.map(({ country }) => country));
  return near.some(({ country }) => country !== null && leagues.has(country)) ? 2 : 1;
}

function nationOf({ nation, country }: Coach): string | null {
  return nation ?? country;
}

function yearsBetween(one: Job, other: Job): number {
  return Math.max(one.start, other.start) - Math.min(one.end ?? Infinity, other.end ?? Infinity);
}
