import type { PlayerDetail } from '@soccer-legends/game-sdk/data';

export type Facts = Pick<PlayerDetail, 'country' | 'career'>;

export type Difference =
  | { kind: 'nation' }
  /** A club in the clues for which the chosen player never played. */
  | { kind: 'missingClub'; club: string }
  /** A club of the chosen player that is not in the clues. */
  | { kind: 'otherClub'; club: string };

/** Returns the clearest reason why a chosen player was wrong; undefined if the known facts are the same. */
export function whyWrong(asked: Facts, chosen: Facts): Difference | undefined {
  if (asked.country !== chosen.country) return { kind: 'nation' };
  const missing = clubsOnlyOf(asked, chosen)[0];
  if (missing !== undefined) return { kind: 'missingClub', club: missing };
  const other = clubsOnlyOf(chosen, asked)[0];
  return other === undefined ? undefined : { kind: 'otherClub', club: other };
}

function clubsOnlyOf({ career }: Facts, other: Facts): string[] {
  return career.map(({ team }) => team).filter((team) => other.career.every((spell) => spell.team !== team));
}
