import { compareTexts, firstSeasonFrom, type Stay, yearOf } from './stay.ts';

interface StayYears {
  stay: Stay;
  from: number;
  /** Calendar year; null for the current club. */
  to: number | null;
}

interface Seasons {
  isCalendarYear(club: string): boolean;
  hasPlayed(club: string, season: number): boolean;
  thisYear: number;
}

/** Returns the calendar years of each stay. Leaves out a stay without a known beginning, unless it is the current one. */
export function spellYears(stays: readonly Stay[], seasons: Seasons): StayYears[] {
  const permanent = stays.filter(({ loan }) => !loan);
  const sequence = joinParts(
    permanent
      .map((stay) => ({ stay, begins: beginning(stay, permanent, seasons) }))
      .filter(({ begins }) => begins !== null)
      .sort(
        (a, b) =>
          compareTexts(a.begins!, b.begins!) ||
          compareTexts(endOf(a.stay), endOf(b.stay)) ||
          compareTexts(a.stay.club, b.stay.club),
      )
      .map(({ stay }) => stay),
  );
  const own: StayYears[] = [];
  for (const [index, stay] of sequence.entries()) {
    const first = firstYear(stay, sequence[index - 1], seasons);
    // Two sources may disagree by a year: a stay never begins before the previous one.
    own.push({ stay, from: Math.max(first, own.at(-1)?.from ?? first), to: null });
  }
  own.forEach((years, index) => (years.to = finalYear(years, own[index + 1], seasons)));
  const loans = stays.filter(({ loan }) => loan);
  return [...own, ...loans.flatMap((stay) => loanYears(stay, { own, loans, seasons }) ?? [])];
}

/** Of two stays that begin on the same day, the one that ends first precedes the other. */
function endOf({ departure, replaced }: Stay): string {
  return departure ?? replaced ?? '9999';
}

/** Returns the date by which stays are sorted; null for a stay of which only the end is known. */
function beginning(stay: Stay, permanent: readonly Stay[], seasons: Seasons): string | null {
  if (stay.arrival) return stay.arrival;
  const first = stay.seasons[0];
  if (first === undefined) return stay.departure || stay.replaced ? null : '9999-12-31';
  if (seasons.isCalendarYear(stay.club)) return `${first}-01-01`;
  return departureBefore(stay, permanent) ?? `${first}-07-01`;
}

function departureBefore(stay: Stay, permanent: readonly Stay[]): string | null {
  const first = stay.seasons[0]!;
  const dates = permanent
    .filter((other) => {
      if (other === stay || !other.departure) return false;
      const isInSeason = other.departure >= `${first}-07-01` && other.departure <= `${first + 1}-06-30`;
      const beganBefore = other.arrival ? other.arrival < `${first}-07-01` : (other.seasons[0] ?? first) < first;
      return isInSeason && (beganBefore || stay.seasons.at(-1)! > first);
    })
    .map(({ departure }) => departure!);
  return dates.sort()[0] ?? null;
}

/** Joins a stay with the next one at the same club if no other stay is between them. */
function joinParts(sequence: readonly Stay[]): Stay[] {
  const joined: Stay[] = [];
  for (const stay of sequence) {
    const previous = joined.at(-1);
    if (previous?.club === stay.club && previous.departure === null && isAdjacent(previous, stay)) {
      joined[joined.length - 1] = {
        ...previous,
        departure: stay.departure,
        replaced: stay.replaced,
        seasons: [...previous.seasons, ...stay.seasons],
      };
    } else joined.push(stay);
  }
  return joined;
}

function isAdjacent(previous: Stay, next: Stay): boolean {
  const first = next.arrival ? firstSeasonFrom(next.arrival) : next.seasons[0];
  const last = previous.seasons.at(-1);
  return first === undefined || last === undefined || first <= last + 1;
}

function firstYear(stay: Stay, previous: Stay | undefined, seasons: Seasons): number {
  if (stay.arrival) return yearOf(stay.arrival);
  const first = stay.seasons[0];
  // A loan or a return proves that the player belonged to the club.
  if (first === undefined) return yearOf(stay.mentioned!);
  if (!previous) return first;
  if (previous.departure) {
    const left = previous.departure;
    return left >= `${first}-07-01` && left <= `${first + 1}-06-30` ? yearOf(left) : first;
  }
  // If the player had matches for the old club in the common season, the move was in winter, in its second year.
  const isWinter = (previous.seasons.at(-1) ?? 0) >= first && seasons.hasPlayed(previous.club, first);
  const isMidYear = seasons.isCalendarYear(previous.club) || seasons.isCalendarYear(stay.club);
  return isWinter && !isMidYear ? Math.min(first + 1, seasons.thisYear) : first;
}

function finalYear({ stay, from }: StayYears, next: StayYears | undefined, seasons: Seasons): number | null {
  const nextFrom = next?.from ?? Infinity;
  if (stay.departure) return Math.max(from, Math.min(yearOf(stay.departure), nextFrom));
  if (!next) return null;
  return Math.max(from, Math.min(lastYear(stay, seasons), nextFrom));
}

function lastYear({ club, seasons: listed }: Stay, seasons: Seasons): number {
  const last = listed.at(-1);
  return last === undefined ? Infinity : seasons.isCalendarYear(club) ? last : last + 1;
}

interface Others {
  own: readonly StayYears[];
  loans: readonly Stay[];
  seasons: Seasons;
}

function loanYears(stay: Stay, { own, loans, seasons }: Others): StayYears | null {
  const from = stay.arrival ? yearOf(stay.arrival) : stay.seasons[0];
  if (from === undefined) return null;
  const ends = [
    stay.departure && yearOf(stay.departure),
    stay.departure === null && loanEnd(stay, from, { own, loans, seasons }),
  ].filter((end) => typeof end === 'number');
  return { stay, from, to: ends.length > 0 ? Math.max(from, Math.min(...ends)) : null };
}

/** Returns the year in which a loan without a recorded return ended; null while nothing newer is known. */
function loanEnd(stay: Stay, from: number, { own, loans, seasons }: Others): number | null {
  const last = stay.seasons.at(-1) ?? from;
  const newer = [
    stay.replaced && yearOf(stay.replaced),
    ...own.filter((years) => years.from > from || years.from > last).map((years) => years.from),
    ...loans.filter((other) => other !== stay && (other.seasons[0] ?? 0) > last).map((other) => other.seasons[0]!),
    // The player was at a permanent club again.
    ...own.flatMap((years) =>
      years.stay.seasons.filter((season) => season > last && seasons.hasPlayed(years.stay.club, season)),
    ),
  ].filter((year) => typeof year === 'number');
  return newer.length > 0 ? Math.min(lastYear(stay, seasons), ...newer) : null;
}
