import type { ApiTeamRef, ApiTransfer } from '../../football-api/football-api.port.ts';
import { type ClubKeys, isNoClub, isRetirement } from './club-keys.ts';
import { daysBetween, type SpellDraft } from './spell-draft.ts';

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

/** Returns the spells that transfers prove. Without an arrival, only the end is known. Youth teams are no clubs. */
export function draftsFromTransfers(
  transfers: readonly ApiTransfer[],
  keys: ClubKeys,
  isFirstTeam: (team: ApiTeamRef) => boolean,
): SpellDraft[] {
  const club = (team: ApiTeamRef | null): Club | null =>
    team && !isNoClub(team) && isFirstTeam(team) ? { key: keys.of(team), team } : null;
  const moves = transfers
    .map(({ date, kind, from, to }) => ({ date, kind, from: club(from), to: club(to), retires: isRetirement(to) }))
    .filter(({ from, to }) => from?.key !== to?.key);
  const all = new DraftsByTransfer();
  for (const move of inOrder(moves)) all.apply(move);
  return all.drafts;
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

/** Tracks the spells after each move. A player has at most one open permanent spell and one open loan. */
class DraftsByTransfer {
  readonly drafts: SpellDraft[] = [];

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
    const extended = this.drafts.findLast((draft) => draft.loan && draft.club === to.key);
    if (extended?.departure && daysBetween(extended.departure, date) <= EXTENSION_DAYS) extended.departure = null;
    else this.drafts.push(newSpellDraft(to, { date, loan: true, arrival: date, origin: from?.key ?? null }));
  }

  private giveBack({ date, from, to }: Move): void {
    const loan = from && this.open(from, true);
    const bought = from && this.open(from, false);
    if (loan) loan.departure = date;
    else if (bought && to && bought.origin === to.key) this.correctToLoan(bought, to, date);
    else if (from && !bought)
      this.drafts.push({ ...newSpellDraft(from, { date, loan: true, origin: to?.key ?? null }), departure: date });
    if (to && !this.open(to, false)) this.begin(to, { date });
  }

  /** The return proves that an earlier move was a loan, although it was not marked as one. */
  private correctToLoan(draft: SpellDraft, owner: Club, date: string): void {
    Object.assign(draft, { loan: true, departure: date });
    const owned = this.drafts.findLast(({ club, loan }) => club === owner.key && !loan);
    if (owned?.departure === draft.arrival) owned.departure = null;
  }

  private transfer({ date, from, to, retires }: Move): void {
    if (from) this.leave(from, date);
    if (retires) for (const draft of this.drafts) if (isOpen(draft)) draft.departure = date;
    if (!to || this.open(to, false)) return;
    const loan = this.open(to, true);
    if (loan) loan.departure = date;
    this.begin(to, { date, arrival: date, origin: from?.key ?? null });
  }

  private leave(from: Club, date: string): void {
    const draft = this.open(from, false) ?? this.open(from, true);
    if (draft) {
      draft.departure = date;
      if (!draft.loan) this.replaceLoans(date);
    } else this.drafts.push({ ...newSpellDraft(from, { date }), departure: date });
  }

  private begin(club: Club, beginning: Beginning): void {
    for (const open of this.drafts) if (isOpen(open) && !open.loan) open.replaced = beginning.date;
    if (beginning.arrival) this.replaceLoans(beginning.date);
    this.drafts.push(newSpellDraft(club, beginning));
  }

  private replaceLoans(date: string, except?: Club): void {
    for (const draft of this.drafts)
      if (isOpen(draft) && draft.loan && draft.club !== except?.key) draft.replaced = date;
  }

  private open({ key }: Club, loan: boolean): SpellDraft | undefined {
    return this.drafts.findLast((draft) => draft.club === key && draft.loan === loan && isOpen(draft));
  }
}

function isOpen({ departure, replaced }: SpellDraft): boolean {
  return departure === null && replaced === null;
}

interface Beginning {
  date: string;
  arrival?: string;
  origin?: string | null;
  loan?: boolean;
}

function newSpellDraft({ key, team }: Club, { date, arrival, origin, loan }: Beginning): SpellDraft {
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
