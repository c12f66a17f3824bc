import type { Player } from '@soccer-legends/football-data';
import type { Person, Stay } from '../world.ts';
import { teamName } from './team.ts';

/** Every move between two stays. The data set knows years alone: all are in summer, save those of half a year. */
export function transfersOf({ id, facts, stays }: Person<Player>): object {
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

/** The club a player came from: lenders lend to the next, so loans in between do not count. */
function ownerAt(stays: readonly Stay[], index: number): Stay | undefined {
  return stays.slice(0, index).findLast(({ loan }) => !loan);
}

function move(year: number, day: string, type: string, from: Stay, to: Stay): object {
  return { date: `${year}-${day}`, type, teams: { in: teamName(to.team), out: teamName(from.team) } };
}
