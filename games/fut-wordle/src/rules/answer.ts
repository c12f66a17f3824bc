import type { WordleAnswer } from '@soccer-legends/game-sdk/data';

/** "MÜLLER – Thomas Müller"; only "PELÉ" for those known by one name. */
export function writtenAnswer({ lastName, fullName }: WordleAnswer): string {
  const asked = lastName.toUpperCase();
  return lastName === fullName ? asked : `${asked} – ${fullName}`;
}
