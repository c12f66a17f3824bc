import { firstSeasonFrom, type SpellDraft, yearOf } from './spell-draft.ts';
import { compare } from '../../../platform/compare.ts';

interface DraftYears {
  draft: SpellDraft;
  from: number;
  /** Calendar year; null for the current club. */
  to: number | null;
}

interface Seasons {
  isCalendarYear(club: string): boolean;
  hasPlayed(club: string, season: number): boolean;
  thisYear: number;
}

/** Returns the calendar years of each spell. Leaves out a spell without a known beginning, unless it is the current one. */
export function spellYears(drafts: readonly SpellDraft[], seasons: Seasons): DraftYears[] {
  const permanent = drafts.filter(({ loan }) => !loan);
  const sequence = joinParts(
    permanent
      .map((draft) => ({ draft, begins: beginning(draft, permanent, seasons) }))
      .filter(({ begins }) => begins !== null)
      .sort(
        (a, b) =>
          compare(a.begins!, b.begins!) ||
          compare(endOf(a.draft), endOf(b.draft)) ||
          compare(a.draft.club, b.draft.club),
      )
      .map(({ draft }) => draft),
  );
  const own: DraftYears[] = [];
  for (const [index, draft] of sequence.entries()) {
    const first = firstYear(draft, sequence[index - 1], seasons);
    // Two sources may disagree by a year: a spell never begins before the previous one.
    own.push({ draft, from: Math.max(first, own.at(-1)?.from ?? first), to: null });
  }
  own.forEach((years, index) => (years.to = finalYear(years, own[index + 1], seasons)));
  const loans = drafts.filter(({ loan }) => loan);
  return [...own, ...loans.flatMap((draft) => loanYears(draft, { own, loans, seasons }) ?? [])];
}

/** Of two spells that begin on the same day, the one that ends first precedes the other. */
function endOf({ departure, replaced }: SpellDraft): string {
  return departure ?? replaced ?? '9999';
}

/** Returns the date by which spells are sorted; null for a spell of which only the end is known. */
function beginning(draft: SpellDraft, permanent: readonly SpellDraft[], seasons: Seasons): string | null {
  if (draft.arrival) return draft.arrival;
  const first = draft.seasons[0];
  if (first === undefined) return draft.departure || draft.replaced ? null : '9999-12-31';
  if (seasons.isCalendarYear(draft.club)) return `${first}-01-01`;
  return departureBefore(draft, permanent) ?? `${first}-07-01`;
}

function departureBefore(draft: SpellDraft, permanent: readonly SpellDraft[]): string | null {
  const first = draft.seasons[0]!;
  const dates = permanent
    .filter((other) => {
      if (other === draft || !other.departure) return false;
      const isInSeason = other.departure >= `${first}-07-01` && other.departure <= `${first + 1}-06-30`;
      const beganBefore = other.arrival ? other.arrival < `${first}-07-01` : (other.seasons[0] ?? first) < first;
      return isInSeason && (beganBefore || draft.seasons.at(-1)! > first);
    })
    .map(({ departure }) => departure!);
  return dates.sort()[0] ?? null;
}

/** Joins a spell with the next one at the same club if no other spell is between them. */
function joinParts(sequence: readonly SpellDraft[]): SpellDraft[] {
  const joined: SpellDraft[] = [];
  for (const draft of sequence) {
    const previous = joined.at(-1);
    if (previous?.club === draft.club && previous.departure === null && isAdjacent(previous, draft)) {
      joined[joined.length - 1] = {
        ...previous,
        departure: draft.departure,
        replaced: draft.replaced,
        seasons: [...previous.seasons, ...draft.seasons],
      };
    } else joined.push(draft);
  }
  return joined;
}

function isAdjacent(previous: SpellDraft, next: SpellDraft): boolean {
  const first = next.arrival ? firstSeasonFrom(next.arrival) : next.seasons[0];
  const last = previous.seasons.at(-1);
  return first === undefined || last === undefined || first <= last + 1;
}

function firstYear(draft: SpellDraft, previous: SpellDraft | undefined, seasons: Seasons): number {
  if (draft.arrival) return yearOf(draft.arrival);
  const first = draft.seasons[0];
  // A loan or a return proves that the player belonged to the club.
  if (first === undefined) return yearOf(draft.mentioned!);
  if (!previous) return first;
  if (previous.departure) {
    const left = previous.departure;
    return left >= `${first}-07-01` && left <= `${first + 1}-06-30` ? yearOf(left) : first;
  }
  // If the player had matches for the old club in the common season, the move was in winter, in its second year.
  const isWinter = (previous.seasons.at(-1) ?? 0) >= first && seasons.hasPlayed(previous.club, first);
  const isMidYear = seasons.isCalendarYear(previous.club) || seasons.isCalendarYear(draft.club);
  return isWinter && !isMidYear ? Math.min(first + 1, seasons.thisYear) : first;
}

function finalYear({ draft, from }: DraftYears, next: DraftYears | undefined, seasons: Seasons): number | null {
  const nextFrom = next?.from ?? Infinity;
  if (draft.departure) return Math.max(from, Math.min(yearOf(draft.departure), nextFrom));
  if (!next) return null;
  return Math.max(from, Math.min(lastYear(draft, seasons), nextFrom));
}

function lastYear({ club, seasons: listed }: SpellDraft, seasons: Seasons): number {
  const last = listed.at(-1);
  return last === undefined ? Infinity : seasons.isCalendarYear(club) ? last : last + 1;
}

interface Others {
  own: readonly DraftYears[];
  loans: readonly SpellDraft[];
  seasons: Seasons;
}

function loanYears(draft: SpellDraft, { own, loans, seasons }: Others): DraftYears | null {
  const from = draft.arrival ? yearOf(draft.arrival) : draft.seasons[0];
  if (from === undefined) return null;
  const ends = [
    draft.departure && yearOf(draft.departure),
    draft.departure === null && loanEnd(draft, from, { own, loans, seasons }),
  ].filter((end) => typeof end === 'number');
  return { draft, from, to: ends.length > 0 ? Math.max(from, Math.min(...ends)) : null };
}

/** Returns the year in which a loan without a recorded return ended; null while nothing newer is known. */
function loanEnd(draft: SpellDraft, from: number, { own, loans, seasons }: Others): number | null {
  const last = draft.seasons.at(-1) ?? from;
  const newer = [
    draft.replaced && yearOf(draft.replaced),
    ...own.filter((years) => years.from > from || years.from > last).map((years) => years.from),
    ...loans.filter((other) => other !== draft && (other.seasons[0] ?? 0) > last).map((other) => other.seasons[0]!),
    // The player was at a permanent club again.
    ...own.flatMap((years) =>
      years.draft.seasons.filter((season) => season > last && seasons.hasPlayed(years.draft.club, season)),
    ),
  ].filter((year) => typeof year === 'number');
  return newer.length > 0 ? Math.min(lastYear(draft, seasons), ...newer) : null;
}
