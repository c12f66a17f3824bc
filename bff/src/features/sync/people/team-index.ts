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
  private readonly byWholeName = new Map<string, KnownTeam[]>();
  private readonly byBareName = new Map<string, KnownTeam[]>();

  constructor(teams: Iterable<KnownTeam>) {
    for (const team of teams) {
      const forms = [team.name, ...(team.aliases ?? [])].map(formsOf);
      for (const whole of new Set(forms.map(([form]) => form))) addToGroup(this.byWholeName, whole, team);
      for (const bare of new Set(forms.map(([, form]) => form))) addToGroup(this.byBareName, bare, team);
    }
  }

  /**
   * Returns the id of the only club with the name; undefined for none or several. "Barcelona" is rather Barcelona than
   * Barcelona SC.
   * @param league FIFA code of the country of the club's league, which distinguishes namesakes; null if unknown
   */
  find(name: string, league: string | null = null): number | undefined {
    for (const form of formsOf(name)) {
      for (const teams of [this.byWholeName, this.byBareName]) {
        const found = (teams.get(form) ?? []).filter(({ country }) => canPlayIn(country, league));
        if (found.length > 0) return found.length === 1 ? found[0]!.id : undefined;
      }
    }
    return undefined;
  }
}

function canPlayIn(country: string | null, league: string | null): boolean {
  return country === null || league === null || country === league || (GUESTS[league] ?? []).includes(country);
}

/** Returns the name with and without club types, folded and without punctuation. */
function formsOf(name: string): [whole: string, bare: string] {
  const words = nameKey(name).split(' ');
  const bare = words.filter((word) => !CLUB_TYPES.has(word));
  return [words.join(' '), (bare.length > 0 ? bare : words).join(' ')];
}
