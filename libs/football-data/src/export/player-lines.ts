import type { FootballData, Player } from '../facts.ts';

/** Players whom other tables do not know by what we call them, since that name means somebody else there. */
const NAMESAKES: ReadonlySet<number> = new Set([
  // Jorginho of Italy; without a year of birth most tables mean Jorginho of Brazil, born in 1964.
  3047,
]);

/** The players as JSON, one a line, in plain words that an outside checker understands. */
export function playerLines({ players, nations }: FootballData): string[] {
  const countryOf = new Map(nations.map(({ code, names }) => [code, names.en]));
  return players.map((player) =>
    JSON.stringify({
      id: player.id,
      name: nameAbroad(player),
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

function nameAbroad({ id, name, fullName }: Player): string {
  return NAMESAKES.has(id) && fullName !== null ? fullName : name;
}
