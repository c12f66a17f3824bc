import type { Player } from '@soccer-legends/football-data';
import type { Person, Stay } from '../sandbox-data.ts';
import { teamRef } from './team.ts';

/**
 * Returns an item of `/transfers`, with a transfer between any two stays. The data set has only years: transfers are in
 * summer, except those for half a season.
 */
export function transfersItem({ id, facts, stays }: Person<Player>): object {
  const moves = stays.flatMap((stay, index) => {
    const owner = ownerAt(stays, index);
    if (!owner) return [];
    const back = stay.loan && stay.end !== null ? [move(stay.end, '06-30', 'Back from Loan', stay, owner)] : [];
    return [
      move(stay.start, stay.start === stay.end ? '01-15' : '07-01', stay.loan ? 'Loan' : 'N/A', owner, stay),
      ...back,
    ];
  });
  return { player: { id, name: facts.name }, update: '2026-01-01T00:00:00+00:00', transfers: moves };
}

/** Returns the club that a player came from; the clubs of loans in between do not count. */
function ownerAt(stays: readonly Stay[], index: number): Stay | undefined {
  return stays.slice(0, index).findLast(({ loan }) => !loan);
}

function move(year: number, day: string, type: string, from: Stay, to: Stay): object {
  return { date: `${year}-${day}`, type, teams: { in: teamRef(to.team), out: teamRef(from.team) } };
}
