import type { FootballData, Player } from '../facts.ts';

/** Players whose usual name refers to someone else in other databases. */
const NAMESAKES: ReadonlySet<number> = new Set([
  // Jorginho of Italy. Without a year of birth, most databases assume Jorginho of Brazil, born in 1964.
  3047,
]);

/** Returns the players as JSON lines that an external checker can read: one object per player, with English names. */
export function playerLines({ players, nations }: FootballData): string[] {
  const countryOf = new Map(nations.map(({ code, names }) => [code, names.en]));
  return players.map((player) =>
    JSON.stringify({
      id: player.id,
      name: exportedName(player),
      country: countryOf.get(player.nation),
      position: player.position,
      born: player.born,
      career: player.career.map(({ club, start, end, matches, goals, loan }) => ({
        team: club,
        start,
        end,
        matches,
        goals,
        loan,
      })),
    }),
  );
}

function exportedName({ id, name, fullName }: Player): string {
  return NAMESAKES.has(id) && fullName !== null ? fullName : name;
}
