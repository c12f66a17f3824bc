import aliases from '../data/aliases.txt?raw';
import clubNames from '../data/club-names.txt?raw';
import clubs from '../data/clubs.txt?raw';
import coaches from '../data/coaches.txt?raw';
import groups from '../data/groups.txt?raw';
import knownFor from '../data/known-for.txt?raw';
import kits from '../data/kits.txt?raw';
import lateral from '../data/lateral.txt?raw';
import nationalKits from '../data/national-kits.txt?raw';
import nations from '../data/nations.txt?raw';
import otherClubs from '../data/other-clubs.txt?raw';
import sources from '../data/sources.txt?raw';
import type { FootballData } from './facts.ts';
import { readFootballData } from './read.ts';

const players = import.meta.glob<string>('../data/players/*.txt', { query: '?raw', import: 'default', eager: true });

let parsed: FootballData | undefined;

/**
 * Returns the bundled data set, which is parsed at the first call. The server's build replaces this module with the parsed
 * data. Throws `DataFileError` for an invalid line.
 */
export function loadFootballData(): FootballData {
  return (parsed ??= parse());
}

function parse(): FootballData {
  const lists = {
    nations,
    nationalKits,
    clubs,
    clubNames,
    otherClubs,
    kits,
    coaches,
    groups,
    lateral,
    aliases,
    knownFor,
    sources,
  };
  return readFootballData({ ...lists, players });
}
