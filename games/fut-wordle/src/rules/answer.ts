import type { WordleAnswer } from '@soccer-legends/game-sdk/data';

/** Returns "MÜLLER – Thomas Müller", or only "PELÉ" for a player known by one name. */
export function writtenAnswer({ lastName, fullName }: WordleAnswer): string {
  const asked = lastName.toUpperCase();
  return lastName === fullName ? asked : `${asked} – ${fullName}`;
}

/** Returns the club for the hint with the years there, such as "Barcelona, 2002–2018". */
export function hintedClub({ team, teamYears }: WordleAnswer, clubName: (name: string) => string): string {
  return teamYears === undefined ? clubName(team) : `${clubName(team)}, ${teamYears}`;
}
