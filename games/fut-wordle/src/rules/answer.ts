import type { WordleAnswer } from '@soccer-legends/game-sdk/data';

/** Returns "MÜLLER – Thomas Müller", or only "PELÉ" for players known by one name. */
export function writtenAnswer({ lastName, fullName }: WordleAnswer): string {
  const asked = lastName.toUpperCase();
  return lastName === fullName ? asked : `${asked} – ${fullName}`;
}

/** Returns the club that the hint names, with the years there: "Barcelona, 2002–2018". */
export function hintedClub({ team, teamYears }: WordleAnswer): string {
  return teamYears === undefined ? team : `${team}, ${teamYears}`;
}
