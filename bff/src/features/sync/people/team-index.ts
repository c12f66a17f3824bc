import { nameKey } from '@soccer-legends/contracts';
import { addToGroup } from '../../../platform/group-by.ts';

export interface KnownTeam {
  id: number;
  name: string;
  /** FIFA code; null if unknown. */
  country: string | null;
  aliases?: readonly string[];
}

/** Countries whose clubs play in the league of another country, by that country. */
const GUESTS: Readonly<Record<string, readonly string[]>> = {
  USA: ['CAN'],
  ENG: ['WAL'],
  SUI: ['LIE'],
  AUS: ['NZL'],
  IRL: ['NIR'],
};

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
  private readonly byName = new Map<string, KnownTeam[]>();

  constructor(teams: Iterable<KnownTeam>) {
    for (const team of teams) {
      const names = [team.name, ...(team.aliases ?? [])];
      for (const form of new Set(names.flatMap(formsOf))) addToGroup(this.byName, form, team);
    }
  }

  /**
   * Returns the id of the only club with the name; undefined for none or several.
   * @param league FIFA code of the country of the club's league, which distinguishes namesakes; null if unknown
   */
  find(name: string, league: string | null = null): number | undefined {
    for (const form of formsOf(name)) {
      const teams = this.byName.get(form);
      if (!teams) continue;
      const fitting = teams.filter(({ country }) => canPlayIn(country, league));
      return fitting.length === 1 ? fitting[0]!.id : undefined;
    }
    return undefined;
  }
}

function canPlayIn(country: string | null, league: string | null): boolean {
  return country === null || league === null || country === league || (GUESTS[league] ?? []).includes(country);
}

/** Returns the name with and without club types, folded and without punctuation. */
function formsOf(name: string): string[] {
  const words = nameKey(name).split(' ');
  const bare = words.filter((word) => !CLUB_TYPES.has(word));
  return [...new Set([words.join(' '), ...(bare.length > 0 ? [bare.join(' ')] : [])])];
}
