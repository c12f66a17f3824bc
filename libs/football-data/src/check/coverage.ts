import type { FootballData } from '../facts.ts';
import { wordOf } from '../surname.ts';

/** Returns numbers of what the games need, such as players, clubs and words, by what they count. */
export function coverageOf(data: FootballData): Record<string, number> {
  const { players, clubs, coaches, nations, groups, lateralGroups } = data;
  const spells = players.flatMap(({ career }) => career);
  const words = new Set(players.flatMap((player) => wordOf(player) ?? []));
  const wordsOf = (length: number) => [...words].filter((word) => word.length === length).length;
  return {
    players: players.length,
    'players with at least two spells': players.filter(({ career }) => career.length > 1).length,
    goalkeepers: players.filter(({ position }) => position === 'Goalkeeper').length,
    'nations with players': new Set(players.map(({ nation }) => nation)).size,
    spells: spells.length,
    'spells with matches and goals': spells.filter(({ matches, goals }) => matches !== null && goals !== null).length,
    'spells at clubs of the data set': spells.filter(({ clubId }) => clubId !== null).length,
    clubs: clubs.length,
    coaches: coaches.length,
    nations: nations.length,
    groups: groups.length,
    'lateral groups': lateralGroups.length,
    'words of 4 letters': wordsOf(4),
    'words of 5 letters': wordsOf(5),
    'words of 6 letters': wordsOf(6),
    'words of 7 letters': wordsOf(7),
  };
}
