import type { ApiAppearances, ApiPlayerSeason, ApiPosition } from '../answers.ts';
import { isCountrysLeague } from './competitions.ts';
import { yearOf } from './dates.ts';
import { readPlayer, readPosition } from './people.ts';
import { readTeamName } from './teams.ts';
import { at, countOf, listOf, textOf } from './values.ts';

/** One item of `/players`: somebody, and a row for every team and competition. */
export function readPlayerSeason(wire: unknown): ApiPlayerSeason | undefined {
  const player = readPlayer(at(wire, 'player'));
  if (!player) return undefined;
  const rows = listOf(at(wire, 'statistics'));
  return {
    player: { ...player, position: player.position ?? mostPlayed(rows) },
    appearances: rows.flatMap((row) => readAppearances(row) ?? []),
  };
}

function readAppearances(row: unknown): ApiAppearances | undefined {
  const team = readTeamName(at(row, 'team'));
  // A string in rows of competitions that the service has no id for, a number in all others.
  const season = yearOf(at(row, 'league', 'season'));
  if (!team || season === null) return undefined;
  return {
    team,
    season,
    isLeague: isCountrysLeague({
      name: textOf(at(row, 'league', 'name')),
      country: textOf(at(row, 'league', 'country')),
    }),
    matches: matchesOf(row),
    goals: countOf(at(row, 'goals', 'total')),
  };
}

/** The service spells the key with one p too few; should it ever mend that, nothing is lost. */
function matchesOf(row: unknown): number | null {
  return countOf(at(row, 'games', 'appearences')) ?? countOf(at(row, 'games', 'appearances'));
}

function mostPlayed(rows: readonly unknown[]): ApiPosition | null {
  const matches = new Map<ApiPosition, number>();
  for (const row of rows) {
    const position = readPosition(at(row, 'games', 'position'));
    if (position) matches.set(position, (matches.get(position) ?? 0) + (matchesOf(row) ?? 0));
  }
  return [...matches].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
