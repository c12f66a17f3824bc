import type { CsvTable } from '@soccer-legends/contracts';
import type { FactKind } from '../model/facts.ts';

/** Type of a cell. An empty cell of an optional fact means unknown. */
export type CellType =
  'id' | 'name' | 'text' | 'year' | 'count' | 'shirt' | 'flag' | 'nation' | 'position' | 'key' | 'fame';

/** The columns of a table. */
export interface CsvFormat {
  kind: FactKind;
  /** The column with the id of the person or club. */
  id: string;
  /** The column with the person's name, by which the import detects a wrong id. */
  owner: string | null;
  /** Whether a line is about one spell of a person. */
  isSpell: boolean;
  /** The columns of facts with their types, in the order of the export. */
  facts: Readonly<Record<string, CellType>>;
  /** Columns of the first spell of a person whom a line without an id adds; absent if lines add nobody. */
  firstSpell?: Readonly<Record<string, CellType>>;
}

const FIRST_SPELL = { club: 'text', startYear: 'year', endYear: 'year' } as const;
const SPELL = { spell: 'key', ...FIRST_SPELL, club: 'name' } as const;

/** The columns of each table, for export and import. */
export const CSV_FORMATS: Readonly<Record<CsvTable, CsvFormat>> = {
  players: {
    ...{ kind: 'player', id: 'id', owner: null, isSpell: false },
    facts: {
      name: 'name',
      fullName: 'text',
      surname: 'text',
      born: 'year',
      nation: 'nation',
      position: 'position',
      number: 'shirt',
      fame: 'fame',
      drawn: 'flag',
      hidden: 'flag',
    },
    firstSpell: FIRST_SPELL,
  },
  spells: {
    ...{ kind: 'player', id: 'playerId', owner: 'player', isSpell: true },
    facts: { ...SPELL, matches: 'count', goals: 'count', loan: 'flag', removed: 'flag' },
  },
  coaches: {
    ...{ kind: 'coach', id: 'id', owner: null, isSpell: false },
    facts: { name: 'name', born: 'year', nation: 'nation', fame: 'fame', hidden: 'flag' },
    firstSpell: FIRST_SPELL,
  },
  clubs: {
    ...{ kind: 'club', id: 'id', owner: null, isSpell: false },
    facts: { name: 'name', leagueCountry: 'nation' },
  },
  posts: {
    ...{ kind: 'coach', id: 'coachId', owner: 'coach', isSpell: true },
    facts: { ...SPELL, removed: 'flag' },
  },
};

/** Returns the columns of the export. The import accepts them in any order and needs only some of them. */
export function columnsOf({ id, owner, facts }: CsvFormat): string[] {
  return [id, ...(owner === null ? [] : [owner]), ...Object.keys(facts)];
}
