import type { Player } from '@soccer-legends/football-data';
import type { Person, Stay } from '../sandbox-football.ts';
import { teamRef } from './items.ts';

/** A club that the service does not know. */
const UNKNOWN = { id: null, name: null, logo: null };

/**
 * Returns an item of `/transfers`, with a transfer between any two stays and one after the last. The data set has only
 * years, so transfers are in summer, except those for half a season.
 */
export function transfersItem({ id, facts, stays }: Person<Player>): object {
  const transfers = stays.flatMap((stay, index) => {
    const owner = ownerAt(stays, index);
    const arrival = owner ? [arrivalFrom(owner, stay)] : [];
    return stay.loan ? [...arrival, ...wayBack(owner, stay)] : [...arrival, ...departure(stay, stays.slice(index + 1))];
  });
  return { player: { id, name: facts.name }, update: '2026-01-01T00:00:00+00:00', transfers };
}

/** Returns the club that a player came from, ignoring clubs of loans in between. */
function ownerAt(stays: readonly Stay[], index: number): Stay | undefined {
  return stays.slice(0, index).findLast(({ loan }) => !loan);
}

function arrivalFrom(owner: Stay, stay: Stay): object {
  const hasLeftBefore = !stay.loan && owner.end !== null && owner.end < stay.start;
  const day = stay.start === stay.end ? '01-15' : '07-01';
  return transfer(stay.start, day, stay.loan ? 'Loan' : 'N/A', { from: hasLeftBefore ? null : owner, to: stay });
}

function wayBack(owner: Stay | undefined, stay: Stay): object[] {
  return owner && stay.end !== null ? [transfer(stay.end, '06-30', 'Back from Loan', { from: stay, to: owner })] : [];
}

/** Returns the transfer to an unknown club, if the next stay does not begin in the same year. */
function departure(stay: Stay, later: readonly Stay[]): object[] {
  const next = later.find(({ loan }) => !loan);
  if (stay.end === null || next?.start === stay.end) return [];
  return [transfer(stay.end, '06-30', 'N/A', { from: stay, to: null })];
}

function transfer(
  year: number,
  day: string,
  type: string,
  { from, to }: { from: Stay | null; to: Stay | null },
): object {
  const ref = (stay: Stay | null): object => (stay ? teamRef(stay.team) : UNKNOWN);
  return { date: `${year}-${day}`, type, teams: { in: ref(to), out: ref(from) } };
}
