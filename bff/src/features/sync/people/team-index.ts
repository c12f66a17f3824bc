import { nameKey } from '@soccer-legends/contracts';

export interface KnownTeam {
  id: number;
  name: string;
  aliases?: readonly string[];
}

/** Abbreviations in club names that do not distinguish clubs. */
const CLUB_TYPES = new Set([
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

/** Finds clubs by other spellings, such as "Paris Saint Germain" for Paris Saint-Germain. */
export class TeamIndex {
  private readonly byName = new Map<string, Set<number>>();

  /** @param others clubs that are found only by names that no listed club has */
  constructor(listed: Iterable<KnownTeam>, others: Iterable<KnownTeam> = []) {
    this.add(listed);
    const taken = new Set(this.byName.keys());
    this.add(others, taken);
  }

  private add(teams: Iterable<KnownTeam>, taken: ReadonlySet<string> = new Set()): void {
    for (const { id, name, aliases = [] } of teams) {
      for (const form of [name, ...aliases].flatMap(formsOf).filter((one) => !taken.has(one))) {
        const ids = this.byName.get(form) ?? new Set();
        this.byName.set(form, ids.add(id));
      }
    }
  }

  /** Returns the id of the only club with the name; undefined for none or several. */
  find(name: string): number | undefined {
    for (const form of formsOf(name)) {
      const ids = this.byName.get(form);
      if (ids) return ids.size === 1 ? [...ids][0] : undefined;
    }
    return undefined;
  }
}

/** Returns the name with and without club types, folded and without punctuation. */
function formsOf(name: string): string[] {
  const words = nameKey(name).split(' ');
  const bare = words.filter((word) => !CLUB_TYPES.has(word));
  return [...new Set([words.join(' '), ...(bare.length > 0 ? [bare.join(' ')] : [])])];
}
