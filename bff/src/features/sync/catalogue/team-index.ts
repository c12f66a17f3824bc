import { fold } from '@soccer-legends/contracts';

export interface KnownTeam {
  id: number;
  name: string;
  aliases?: readonly string[];
}

/** What clubs are called besides their name, in any order: it tells no two of them apart. */
const TITLES = new Set([
  'FC',
  'CF',
  'AFC',
  'SC',
  'AC',
  'AS',
  'SS',
  'SSC',
  'CD',
  'UD',
  'RC',
  'FK',
  'SK',
  'IF',
  'BK',
  'SV',
  'TSV',
]);

/** Finds the club that another spelling means: "Paris Saint Germain" is Paris Saint-Germain. */
export class TeamIndex {
  private readonly byName = new Map<string, Set<number>>();

  constructor(teams: Iterable<KnownTeam>) {
    for (const { id, name, aliases = [] } of teams) {
      for (const form of [name, ...aliases].flatMap(formsOf)) {
        const ids = this.byName.get(form) ?? new Set();
        this.byName.set(form, ids.add(id));
      }
    }
  }

  /** The one club that it must be; undefined where none or several could be meant. */
  find(name: string): number | undefined {
    for (const form of formsOf(name)) {
      const ids = this.byName.get(form);
      if (ids) return ids.size === 1 ? [...ids][0] : undefined;
    }
    return undefined;
  }
}

/** The name as it is and without its titles, both folded and without signs. */
function formsOf(name: string): string[] {
  const words = fold(name)
    .replace(/['’.`´]/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ');
  const bare = words.filter((word) => !TITLES.has(word));
  return [...new Set([words.join(' '), ...(bare.length > 0 ? [bare.join(' ')] : [])])];
}
