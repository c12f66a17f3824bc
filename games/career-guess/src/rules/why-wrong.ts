import type { PlayerDetail } from '@soccer-legends/game-sdk/data';

export type Facts = Pick<PlayerDetail, 'country' | 'career'>;

/** A fact that differs between two players. */
export type Difference =
  | { kind: 'nation' }
  /** A club of the clues that the chosen player never played for. */
  | { kind: 'missingClub'; club: string }
  /** A club of the chosen player that the clues did not list. */
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
