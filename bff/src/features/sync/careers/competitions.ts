import { fold } from '@soccer-legends/contracts';
import type { ApiAppearances } from '../../football-api/football-api.port.ts';

/** Countries, in the service's spelling, whose league season is a calendar year. */
const COUNTRIES = new Set(
  [
    'Argentina Belarus Bolivia Brazil Canada Chile China Colombia Ecuador Estonia Faroe-Islands Finland Georgia Iceland',
    'Ireland Japan Kazakhstan Latvia Lithuania Norway Paraguay Peru South-Korea Sweden Uruguay USA Uzbekistan Venezuela',
  ].flatMap((line) => line.split(' ').map(fold)),
);

/** Whether the league season of a country is a calendar year. @param country in the service's spelling; null if unknown */
export function hasCalendarYearLeague(country: string | null): boolean {
  return country !== null && COUNTRIES.has(fold(country).replace(/ /g, '-'));
}

/** Names of competitions for youth and reserve teams, in the spellings of the service. */
const YOUTH_COMPETITION =
  /\b(?:u-?\d{2}|youth|juniors?|juvenil|primavera|reserves?|development|premier league 2|elite league|torneo de reserva)\b/i;

export function findYouthTeams(appearances: readonly ApiAppearances[]): ReadonlySet<number | null> {
  const senior = new Set(appearances.filter((row) => !isYouthCompetition(row)).map(({ team }) => team.id));
  const others = appearances.filter(isYouthCompetition).map(({ team }) => team.id);
  return new Set(others.filter((id) => id !== null && !senior.has(id)));
}

function isYouthCompetition({ competition }: ApiAppearances): boolean {
  return competition !== null && YOUTH_COMPETITION.test(competition);
}
