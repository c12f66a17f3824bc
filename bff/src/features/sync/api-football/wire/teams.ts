import type { ApiTeam, ApiTeamName, ApiTeamSeasons } from '../answers.ts';
import { yearOf } from './dates.ts';
import { at, idOf, listOf, pictureOf, textOf } from './values.ts';

/** A team that another answer names; undefined where it is not named at all. */
export function readTeamName(wire: unknown): ApiTeamName | undefined {
  const name = textOf(at(wire, 'name'));
  return name === null ? undefined : { id: idOf(at(wire, 'id')), name, logo: pictureOf(at(wire, 'logo')) };
}

export function readTeam(wire: unknown): ApiTeam | undefined {
  const team = at(wire, 'team');
  const named = readTeamName(team);
  if (named?.id == null) return undefined;
  return {
    id: named.id,
    name: named.name,
    country: textOf(at(team, 'country')),
    national: at(team, 'national') === true,
    logo: named.logo,
  };
}

export function readTeamSeasons(wire: unknown): ApiTeamSeasons | undefined {
  const team = readTeamName(at(wire, 'team'));
  if (!team) return undefined;
  const years = listOf(at(wire, 'seasons')).flatMap((season) => yearOf(season) ?? []);
  return { team, seasons: [...new Set(years)].sort((a, b) => a - b) };
}
