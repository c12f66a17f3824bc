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

/** The text of the data files; players by the path of the file. */
export interface DataFiles {
  sources: string;
  nations: string;
  nationalKits: string;
  clubs: string;
  clubNames: string;
  otherClubs: string;
  kits: string;
  coaches: string;
  groups: string;
  lateral: string;
  aliases: string;
  knownFor: string;
  players: Readonly<Record<string, string>>;
}

/**
 * Parses the data files. Throws `DataFileError` for an invalid line, and an `Error` for kits of an unknown club or
 * nation.
 */
export function readFootballData(files: DataFiles): FootballData {
  const translated = parseClubNames('club-names.txt', files.clubNames);
  const otherClubs = parseOtherClubs('other-clubs.txt', files.otherClubs, translated);
  const others = new Set(otherClubs.map(({ name }) => name));
  const names = new Map([...translated].filter(([club]) => !others.has(club)));
  const clubs = parseClubs('clubs.txt', files.clubs, parseKits('kits.txt', files.kits), names);
  const clubNames = indexClubNames(clubs, otherClubs);
  const data = {
    sources: parseSources('sources.txt', files.sources),
    nations: parseNations('nations.txt', files.nations, parseKits('national-kits.txt', files.nationalKits)),
    clubs,
    otherClubs,
    players: Object.entries(files.players).flatMap(([path, text]) =>
      parsePlayers(path, text, /(\w{3})\.txt$/.exec(path)![1]!.toUpperCase(), clubNames),
    ),
    coaches: parseCoaches('coaches.txt', files.coaches, clubNames),
    groups: parseGroups('groups.txt', files.groups),
  };
  return {
    ...data,
    lateralGroups: lateralGroups(parseLateral('lateral.txt', files.lateral), data),
    aliases: parseAliases('aliases.txt', files.aliases, data.players),
    knownFor: parseKnownFor('known-for.txt', files.knownFor, data.players),
  };
}
