import type { ApiTransfer } from '../answers.ts';
import { isSameClub } from './clubs.ts';
import type { CareerRows } from './merge-career.ts';
import type { ClubStay } from './stays.ts';

export interface StayDates {
  /** Calendar year. */
  start: number;
  /** Null while still there. */
  end: number | null;
  loan: boolean;
}

/** When a stay began and ended, in calendar years, and whether the player was only lent. */
export function datesOf(stay: ClubStay, stays: readonly ClubStay[], rows: CareerRows): StayDates {
  const first = stay.seasons[0]!;
  const last = stay.seasons.at(-1)!;
  const joined = joining(stay, rows.transfers);
  const left = leaving(stay, joined, rows.transfers);
  const start = joined ? yearOf(joined) : (movedInYear(first, stay, stays, rows) ?? first);
  const isOpen = last >= rows.currentSeason && !left && !isFollowed(stay, stays);
  const end = left ? yearOf(left) : (moveOutOf(stay, stays, rows) ?? last + 1);
  return {
    start,
    end: isOpen ? null : Math.max(start, end),
    loan: isLoan(stay, joined, rows.transfers) || isWithin(stay, stays),
  };
}

/** Whether the player was only lent; a club that kept the player afterwards has one stay, and no loan. */
function isLoan(
  { team, seasons }: ClubStay,
  joined: ApiTransfer | undefined,
  transfers: readonly ApiTransfer[],
): boolean {
  const wasBought = transfers.some(
    (move) => move.kind === 'move' && isSameClub(move.to, team) && isAbout(move, seasons[0]!, seasons.at(-1)!),
  );
  return joined?.kind === 'loan' && !wasBought;
}

/** The transfer that began it: into the club about when its first season began. */
function joining({ team, seasons }: ClubStay, transfers: readonly ApiTransfer[]): ApiTransfer | undefined {
  const first = seasons[0]!;
  return transfers.find(
    (move) => move.kind !== 'back-from-loan' && isSameClub(move.to, team) && isAbout(move, first, first + 1),
  );
}

/** The transfer that ended it: out of the club about when its last season ended, and for more than a loan. */
function leaving(
  { team, seasons }: ClubStay,
  joined: ApiTransfer | undefined,
  transfers: readonly ApiTransfer[],
): ApiTransfer | undefined {
  const last = seasons.at(-1)!;
  return transfers.findLast(
    (move) =>
      (move.kind !== 'loan' || joined?.kind === 'loan') &&
      isSameClub(move.from, team) &&
      isAbout(move, last, last + 1) &&
      (!joined || move.date > joined.date),
  );
}

/** In the second half of the one year or the whole of the next: a season lasts from one summer to the next. */
function isAbout({ date }: ApiTransfer, from: number, to: number): boolean {
  return date >= `${from}-01-01` && date <= `${to}-12-31`;
}

/**
 * The year of a move that no transfer tells: both clubs list the season in which it happened. Whoever had played for the
 * old club by then left it in winter, in the season's second year; else it was in the summer in which it began.
 */
function movedInYear(season: number, stay: ClubStay, stays: readonly ClubStay[], rows: CareerRows): number | undefined {
  const before = stays.find((other) => other !== stay && isPredecessor(other, stay, season));
  return before && (hasPlayed(before, season, rows) ? season + 1 : season);
}

function moveOutOf(stay: ClubStay, stays: readonly ClubStay[], rows: CareerRows): number | undefined {
  const last = stay.seasons.at(-1)!;
  const next = stays.find((other) => other !== stay && isPredecessor(stay, other, last));
  if (!next) return undefined;
  const joined = joining(next, rows.transfers);
  // Whoever is lent stays the club's.
  if (joined?.kind === 'loan') return undefined;
  return joined ? yearOf(joined) : hasPlayed(stay, last, rows) ? last + 1 : last;
}

/** Whether the one stay ends and the other begins in a season, and the one did not begin in it too. */
function isPredecessor(stay: ClubStay, next: ClubStay, season: number): boolean {
  return stay.seasons.at(-1) === season && next.seasons[0] === season && stay.seasons[0]! < season;
}

function isFollowed(stay: ClubStay, stays: readonly ClubStay[]): boolean {
  const last = stay.seasons.at(-1)!;
  return stays.some((other) => other !== stay && isPredecessor(stay, other, last));
}

/** In the middle of a stay elsewhere, whose club went on listing the player: nobody is at two clubs but by a loan. */
function isWithin({ seasons }: ClubStay, stays: readonly ClubStay[]): boolean {
  return stays.some(
    (other) =>
      other.seasons[0]! < seasons[0]! &&
      other.seasons.at(-1)! > seasons.at(-1)! &&
      seasons.every((season) => other.seasons.includes(season)),
  );
}

function hasPlayed({ team }: ClubStay, season: number, { appearances }: CareerRows): boolean {
  return appearances.some((row) => row.season === season && (row.matches ?? 0) > 0 && isSameClub(row.team, team));
}

function yearOf({ date }: ApiTransfer): number {
  return Number(date.slice(0, 4));
}
