import type { WordleAnswer } from '@soccer-legends/game-sdk/data';

/** Returns "MÜLLER – Thomas Müller", or only "PELÉ" for players known by one name. */
export function writtenAnswer({ lastName, fullName }: WordleAnswer): string {
  const asked = lastName.toUpperCase();
  return lastName === fullName ? asked : `${asked} – ${fullName}`;
}
