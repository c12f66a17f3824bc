import { type CsvTable, FACT_YEARS, LONGEST_NAME, POSITIONS, type FactValue } from '@soccer-legends/contracts';
import type { FactKind } from '../model/facts.ts';
import { LARGEST_ID } from '../../../platform/http/request-fields.ts';

/** Type of a cell. An empty cell of an optional fact means unknown. */
export type CellType =
  'id' | 'name' | 'text' | 'year' | 'count' | 'shirt' | 'flag' | 'nation' | 'position' | 'key' | 'fame';

export interface CsvFormat {
  kind: FactKind;
  id: string;
  /** The column with the person's name, by which the import detects a wrong id. */
  owner: string | null;
  isSpell: boolean;
  /** The columns of facts with their types, in the order of the export. */
  facts: Readonly<Record<string, CellType>>;
  /** Columns of the first spell of a person whom a line without an id adds; absent if lines add nobody. */
  firstSpell?: Readonly<Record<string, CellType>>;
}

const FIRST_SPELL = { club: 'text', startYear: 'year', endYear: 'year' } as const;
const SPELL = { spell: 'key', ...FIRST_SPELL, club: 'name' } as const;

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

const LONGEST_KEY = 120;
const NUMBERS: Readonly<Partial<Record<CellType, readonly [min: number, max: number]>>> = {
  id: [1, LARGEST_ID],
  year: [FACT_YEARS.first, FACT_YEARS.last],
  count: [0, 2000],
  shirt: [0, 99],
  fame: [1, 5],
};
const FLAGS: Readonly<Record<string, boolean>> = { '': false, true: true, false: false, '1': true, '0': false };
const WITHOUT_VALUE: ReadonlySet<CellType> = new Set(['id', 'name', 'fame']);
/** The export puts an apostrophe before a text that a spreadsheet would interpret as a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** A rule that a cell breaks, described in English. */
export class CellFault {
  constructor(
    readonly rule: string,
    readonly message: string,
  ) {}
}

/** Returns the value of a cell, null for an unknown fact, or the broken rule. */
export function readCell(type: CellType, cell: string): FactValue | CellFault {
  const text = cell.normalize('NFC').trim().replace(ESCAPED_FORMULA, '');
  if (type === 'flag') return FLAGS[text.toLowerCase()] ?? new CellFault('flag', 'must be true or false');
  if (text === '') return WITHOUT_VALUE.has(type) ? new CellFault('required', 'must not be empty') : null;
  const range = NUMBERS[type];
  if (range) return readNumber(text, range);
  if (type === 'nation') return /^[A-Z]{3}$/.test(text) ? text : new CellFault('nation', 'must be a FIFA code');
  if (type === 'position')
    return POSITIONS.some((position) => position === text)
      ? text
      : new CellFault('position', `must be one of ${POSITIONS.join(', ')}`);
  const longest = type === 'key' ? LONGEST_KEY : LONGEST_NAME;
  return text.length <= longest && /^[^\p{Cc}\p{Cs}]*$/u.test(text)
    ? text
    : new CellFault('text', `must be one line of at most ${longest} characters`);
}

function readNumber(text: string, [min, max]: readonly [number, number]): number | CellFault {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : new CellFault('number', `must be a whole number from ${min} to ${max}`);
}
