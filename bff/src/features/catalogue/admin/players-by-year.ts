import type { CataloguePlayer } from '../snapshot.ts';

export interface TeamRoll {
  players: Set<number>;
  /** Names of a year, each once. */
  years: Map<number, Set<string>>;
}

/** Who was at which team in which year, by team id. @param thisYear ends the spells that go on. */
export function playersByYear(players: Iterable<CataloguePlayer>, thisYear: number): Map<number, TeamRoll> {
  const rolls = new Map<number, TeamRoll>();
  for (const { id, name, spells } of players) {
    for (const { teamId, startYear, endYear } of spells) {
      if (teamId === null) continue;
      const roll = rolls.get(teamId) ?? { players: new Set(), years: new Map() };
      rolls.set(teamId, roll);
      roll.players.add(id);
      for (let year = startYear; year <= (endYear ?? thisYear); year += 1) {
        const names = roll.years.get(year) ?? new Set();
        roll.years.set(year, names.add(name));
      }
    }
  }
  return rolls;
}
