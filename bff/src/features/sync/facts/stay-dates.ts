import type { ApiTransfer } from '../wire/api-types.ts';
import type { CareerRows } from './merge-career.ts';
import { isSameClub, type ClubStay } from './stays.ts';

export interface StayDates {
  /** Calendar year. */
  start: number;
  /** Calendar year; null for the current club. */
  end: number | null;
  loan: boolean;
}

/** Returns the calendar years in which a stay began and ended, and whether it was a loan. */
export function stayDates(stay: ClubStay, stays: readonly ClubStay[], rows: CareerRows): StayDates {
  const first = stay.seasons[0]!;
  const last = stay.seasons.at(-1)!;
  const arrival = transferIn(stay, rows.transfers);
  const departure = transferOut(stay, arrival, rows.transfers);
  const start = arrival ? transferYear(arrival) : (yearOfUnlistedArrival(first, stay, stays, rows) ?? first);
  const isCurrent = last >= rows.currentSeason && !departure && !hasSuccessor(stay, stays);
  const end = departure ? transferYear(departure) : (yearOfUnlistedDeparture(stay, stays, rows) ?? last + 1);
  return {
    start,
    end: isCurrent ? null : Math.max(start, end),
    loan: isLoan(stay, arrival, rows.transfers) || isWithinOtherStay(stay, stays),
  };
}

/** Whether the player came on loan and was not bought later. */
function isLoan(
  { team, seasons }: ClubStay,
  arrival: ApiTransfer | undefined,
  transfers: readonly ApiTransfer[],
): boolean {
  const wasBought = transfers.some(
    (transfer) =>
      transfer.kind === 'move' && isSameClub(transfer.to, team) && isBetween(transfer, seasons[0]!, seasons.at(-1)!),
  );
  return arrival?.kind === 'loan' && !wasBought;
}

/** Returns the first transfer to the club in one of the two calendar years of the stay's first season. */
function transferIn({ team, seasons }: ClubStay, transfers: readonly ApiTransfer[]): ApiTransfer | undefined {
  const first = seasons[0]!;
  return transfers.find(
    (transfer) =>
      transfer.kind !== 'back-from-loan' && isSameClub(transfer.to, team) && isBetween(transfer, first, first + 1),
  );
}

/**
 * Returns the last transfer from the club in one of the two calendar years of the stay's last season. A loan to another
 * club does not count, unless this stay is a loan itself.
 */
function transferOut(
  { team, seasons }: ClubStay,
  arrival: ApiTransfer | undefined,
  transfers: readonly ApiTransfer[],
): ApiTransfer | undefined {
  const last = seasons.at(-1)!;
  return transfers.findLast(
    (transfer) =>
      (transfer.kind !== 'loan' || arrival?.kind === 'loan') &&
      isSameClub(transfer.from, team) &&
      isBetween(transfer, last, last + 1) &&
      (!arrival || transfer.date > arrival.date),
  );
}

/** Whether a transfer was in one of the calendar years. */
function isBetween({ date }: ApiTransfer, fromYear: number, toYear: number): boolean {
  return date >= `${fromYear}-01-01` && date <= `${toYear}-12-31`;
}

/**
 * Returns the year of an arrival that has no transfer, if another club lists the same season. A player who had matches
 * for the old club in that season left in winter, in its second year; otherwise in the summer in which it began.
 */
function yearOfUnlistedArrival(
  season: number,
  stay: ClubStay,
  stays: readonly ClubStay[],
  rows: CareerRows,
): number | undefined {
  const previous = stays.find((other) => other !== stay && isFollowedBy(other, stay, season));
  return previous && (hasPlayed(previous, season, rows) ? season + 1 : season);
}

function yearOfUnlistedDeparture(stay: ClubStay, stays: readonly ClubStay[], rows: CareerRows): number | undefined {
  const last = stay.seasons.at(-1)!;
  const next = stays.find((other) => other !== stay && isFollowedBy(stay, other, last));
  if (!next) return undefined;
  const arrival = transferIn(next, rows.transfers);
  // A player on loan still belongs to this club.
  if (arrival?.kind === 'loan') return undefined;
  return arrival ? transferYear(arrival) : hasPlayed(stay, last, rows) ? last + 1 : last;
}

/** Whether the stay ends and the next one begins in the season, and the stay began earlier. */
function isFollowedBy(stay: ClubStay, next: ClubStay, season: number): boolean {
  return stay.seasons.at(-1) === season && next.seasons[0] === season && stay.seasons[0]! < season;
}

function hasSuccessor(stay: ClubStay, stays: readonly ClubStay[]): boolean {
  const last = stay.seasons.at(-1)!;
  return stays.some((other) => other !== stay && isFollowedBy(stay, other, last));
}

/** Whether another club listed the player before, during and after the stay, which must then have been a loan. */
function isWithinOtherStay({ seasons }: ClubStay, stays: readonly ClubStay[]): boolean {
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

function transferYear({ date }: ApiTransfer): number {
  return Number(date.slice(0, 4));
}
