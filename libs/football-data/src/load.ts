import clubs from '../data/clubs.txt?raw';
import coaches from '../data/coaches.txt?raw';
import groups from '../data/groups.txt?raw';
import nations from '../data/nations.txt?raw';
import type { FootballData } from './facts.ts';
import { readFootballData } from './read.ts';

const players = import.meta.glob<string>('../data/players/*.txt', { query: '?raw', import: 'default', eager: true });

/** The bundled data set, read anew at every call: keep what it answers. Throws `DataFault` for a line that is wrong. */
export function loadFootballData(): FootballData {
  return readFootballData({ nations, clubs, coaches, groups, players });
}
