import { fold } from '@soccer-legends/contracts';

/** A stay as the catalogue keeps it, without whose it is. */
export interface Stay {
  club: string;
  teamId: number | null;
  startYear: number;
  endYear: number | null;
  matches: number | null;
  goals: number | null;
  loan: boolean;
}

/**
 * A career of the bundled data set with what the service knows of it besides: figures where none were known, an end
 * where there was none, and clubs since. What the data set says stays, for it goes further back than the service.
 */
export function withNews(known: readonly Stay[], news: readonly Stay[]): Stay[] {
  const latest = Math.max(...known.map(({ startYear }) => startYear), 0);
  const used = new Set<Stay>();
  const renewed = known.map((stay) => {
    const others = news.filter((candidate) => !used.has(candidate) && isSameStay(stay, candidate));
    // The service may have it in pieces: how the last one ends is how it ends.
    const other = stay.endYear === null ? others.at(-1) : others[0];
    if (!other) return stay;
    used.add(other);
    return renew(stay, other);
  });
  const later = news.filter((stay) => !used.has(stay) && stay.startYear >= latest && !isCovered(stay, known));
  return [...renewed, ...later].sort((a, b) => a.startYear - b.startYear);
}

function renew(stay: Stay, other: Stay): Stay {
  const isOpen = stay.endYear === null;
  return {
    ...stay,
    endYear: isOpen ? other.endYear : stay.endYear,
    matches: isOpen ? largest(stay.matches, other.matches) : (stay.matches ?? other.matches),
    goals: isOpen ? largest(stay.goals, other.goals) : (stay.goals ?? other.goals),
  };
}

/** At the same club in years that touch: one source may count seasons, the other calendar years. */
function isSameStay(a: Stay, b: Stay): boolean {
  return isSameClub(a, b) && a.startYear <= (b.endYear ?? Infinity) && b.startYear <= (a.endYear ?? Infinity);
}

function isSameClub(a: Stay, b: Stay): boolean {
  return a.teamId !== null && b.teamId !== null ? a.teamId === b.teamId : clubKey(a) === clubKey(b);
}

/** The service calls a national side by its country alone. */
function clubKey({ club }: Stay): string {
  return fold(club).replace(/ NATIONAL TEAM$/, '');
}

function isCovered(stay: Stay, known: readonly Stay[]): boolean {
  return known.some((other) => isSameStay(stay, other));
}

function largest(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}
