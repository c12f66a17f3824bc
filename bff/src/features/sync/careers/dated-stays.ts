import type { ApiTeamRef, ApiTransfer } from '../../football-api/football-api.port.ts';
import { type ClubKeys, isNoClub, isRetirement } from './club-keys.ts';
import { daysBetween, type Stay } from './stay.ts';

/** A loan that is agreed again within this time after its end is an extension. */
const EXTENSION_DAYS = 70;
const KIND_ORDER: readonly ApiTransfer['kind'][] = ['back-from-loan', 'move', 'loan'];

interface Move {
  date: string;
  kind: ApiTransfer['kind'];
  from: Club | null;
  to: Club | null;
  retires: boolean;
}

interface Club {
  key: string;
  team: ApiTeamRef;
}

/** Returns the stays that transfers prove. Without an arrival, only the end is known. Youth teams are no clubs. */
export function datedStays(
  transfers: readonly ApiTransfer[],
  keys: ClubKeys,
  isFirstTeam: (team: ApiTeamRef) => boolean,
): Stay[] {
  const club = (team: ApiTeamRef | null): Club | null =>
    team && !isNoClub(team) && isFirstTeam(team) ? { key: keys.of(team), team } : null;
  const moves = transfers
    .map(({ date, kind, from, to }) => ({ date, kind, from: club(from), to: club(to), retires: isRetirement(to) }))
    .filter(({ from, to }) => from?.key !== to?.key);
  const ledger = new StayLedger();
  for (const move of inOrder(moves)) ledger.apply(move);
  return ledger.stays;
}

function inOrder(moves: readonly Move[]): Move[] {
  const text = ({ from, to }: Move): string => `${from?.key} ${to?.key}`;
  return [...moves]
    .sort((a, b) => (text(a) < text(b) ? -1 : 1))
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) ||
        KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
        // Of two moves on one day, the move to a club precedes the move away from it.
        Number(b.to !== null && b.to.key === a.from?.key) - Number(a.to !== null && a.to.key === b.from?.key),
    );
}

/** Tracks the stays after each move. A player has at most one open permanent stay and one open loan. */
class StayLedger {
  readonly stays: Stay[] = [];

  apply(move: Move): void {
    if (move.kind === 'loan') this.lend(move);
    else if (move.kind === 'back-from-loan' || this.isReturn(move)) this.giveBack(move);
    else this.transfer(move);
  }

  /** Whether a move returns a player on loan to the owner, without being marked as the end of a loan. */
  private isReturn({ from, to }: Move): boolean {
    return from !== null && to !== null && this.open(from, true)?.origin === to.key;
  }

  private lend({ date, from, to }: Move): void {
    if (from && !this.open(from, false) && !this.open(from, true)) this.begin(from, { date });
    if (!to || this.open(to, false)) return;
    this.replaceLoans(date, to);
    if (this.open(to, true)) return;
    const extended = this.stays.findLast((stay) => stay.loan && stay.club === to.key);
    if (extended?.departure && daysBetween(extended.departure, date) <= EXTENSION_DAYS) extended.departure = null;
    else this.stays.push(newStay(to, { date, loan: true, arrival: date, origin: from?.key ?? null }));
  }

  private giveBack({ date, from, to }: Move): void {
    const loan = from && this.open(from, true);
    const bought = from && this.open(from, false);
    if (loan) loan.departure = date;
    else if (bought && to && bought.origin === to.key) this.correctToLoan(bought, to, date);
    else if (from && !bought)
      this.stays.push({ ...newStay(from, { date, loan: true, origin: to?.key ?? null }), departure: date });
    if (to && !this.open(to, false)) this.begin(to, { date });
  }

  /** The return proves that an earlier move was a loan, although it was not marked as one. */
  private correctToLoan(stay: Stay, owner: Club, date: string): void {
    Object.assign(stay, { loan: true, departure: date });
    const owned = this.stays.findLast(({ club, loan }) => club === owner.key && !loan);
    if (owned?.departure === stay.arrival) owned.departure = null;
  }

  private transfer({ date, from, to, retires }: Move): void {
    if (from) this.leave(from, date);
    if (retires) for (const stay of this.stays) if (isOpen(stay)) stay.departure = date;
    if (!to || this.open(to, false)) return;
    const loan = this.open(to, true);
    if (loan) loan.departure = date;
    this.begin(to, { date, arrival: date, origin: from?.key ?? null });
  }

  private leave(from: Club, date: string): void {
    const stay = this.open(from, false) ?? this.open(from, true);
    if (stay) {
      stay.departure = date;
      if (!stay.loan) this.replaceLoans(date);
    } else this.stays.push({ ...newStay(from, { date }), departure: date });
  }

  private begin(club: Club, beginning: Beginning): void {
    for (const open of this.stays) if (isOpen(open) && !open.loan) open.replaced = beginning.date;
    if (beginning.arrival) this.replaceLoans(beginning.date);
    this.stays.push(newStay(club, beginning));
  }

  private replaceLoans(date: string, except?: Club): void {
    for (const stay of this.stays) if (isOpen(stay) && stay.loan && stay.club !== except?.key) stay.replaced = date;
  }

  private open({ key }: Club, loan: boolean): Stay | undefined {
    return this.stays.findLast((stay) => stay.club === key && stay.loan === loan && isOpen(stay));
  }
}

function isOpen({ departure, replaced }: Stay): boolean {
  return departure === null && replaced === null;
}

interface Beginning {
  date: string;
  arrival?: string;
  origin?: string | null;
  loan?: boolean;
}

function newStay({ key, team }: Club, { date, arrival, origin, loan }: Beginning): Stay {
  return {
    club: key,
    team,
    loan: loan ?? false,
    arrival: arrival ?? null,
    origin: origin ?? null,
    mentioned: date,
    departure: null,
    replaced: null,
    seasons: [],
  };
}
