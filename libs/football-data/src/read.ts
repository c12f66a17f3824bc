import type { FootballData } from './facts.ts';
import { lateralGroups } from './lateral/lateral-groups.ts';
import { parseAliases, parseKnownFor } from './text/aliases.ts';
import { parseClubNames, parseClubs, parseOtherClubs } from './text/clubs.ts';
import { parseGroups } from './text/groups.ts';
import { parseLateral } from './text/lateral.ts';
import { parseKits } from './text/kits.ts';
import { parseNations } from './text/nations.ts';
import { parseSources } from './text/sources.ts';
import { indexClubNames, parseCoaches, parsePlayers } from './text/people.ts';

export { sourceOf } from './text/sources.ts';

/**
 * Parses the data files. Throws `DataFileError` for an invalid line, and an `Error` for kits of an unknown club or
 * nation.
 * @param read returns the text of a file, such as `clubs.txt`
 * @param players the texts about players, by the path of the file
 */
export function readFootballData(
  read: (file: string) => string,
  players: Readonly<Record<string, string>>,
): FootballData {
  const parsed = <Data>(file: string, parse: (file: string, text: string) => Data): Data => parse(file, read(file));
  const translated = parsed('club-names.txt', parseClubNames);
  const otherClubs = parseOtherClubs('other-clubs.txt', read('other-clubs.txt'), translated);
  const others = new Set(otherClubs.map(({ name }) => name));
  const names = new Map([...translated].filter(([club]) => !others.has(club)));
  const clubs = parseClubs('clubs.txt', read('clubs.txt'), parsed('kits.txt', parseKits), names);
  const clubNames = indexClubNames(clubs, otherClubs);
  const data = {
    sources: parsed('sources.txt', parseSources),
    nations: parseNations('nations.txt', read('nations.txt'), parsed('national-kits.txt', parseKits)),
    clubs,
    otherClubs,
    players: Object.entries(players).flatMap(([path, text]) =>
      parsePlayers(path, text, /(\w{3})\.txt$/.exec(path)![1]!.toUpperCase(), clubNames),
    ),
    coaches: parseCoaches('coaches.txt', read('coaches.txt'), clubNames),
    groups: parsed('groups.txt', parseGroups),
  };
  return {
    ...data,
    lateralGroups: lateralGroups(parsed('lateral.txt', parseLateral), data),
    aliases: parseAliases('aliases.txt', read('aliases.txt'), data.players),
    knownFor: parseKnownFor('known-for.txt', read('known-for.txt'), data.players),
  };
}
