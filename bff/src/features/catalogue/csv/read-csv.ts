import type { CsvError, CsvTable, FactValue, PersonFields, SpellChange } from '@soccer-legends/contracts';
import { columnsOf, CSV_FORMATS, type CsvFormat } from './csv-tables.ts';
import { parseCsv, type CsvLine } from './parse-csv.ts';
import { CellFault, readCell } from './read-cell.ts';

/** The changes that the lines of a file make to one person. */
export interface CsvPerson {
  id: number;
  /** The line about the person, or the first line about a spell. */
  line: number;
  /** The person's name in the file; null without that column. */
  owner: string | null;
  fields: Partial<PersonFields>;
  spells: readonly SpellChange[];
  spellLines: readonly number[];
}

export interface ReadCsv {
  rows: number;
  people: readonly CsvPerson[];
  errors: readonly CsvError[];
}

const MOST_PEOPLE = 1000;

/** Reads a file. Facts without a column are not changed. Lines with an error are skipped. */
export function readCsv(table: CsvTable, text: string): ReadCsv {
  const format = CSV_FORMATS[table];
  const parsed = parseCsv(text);
  if (!Array.isArray(parsed)) return { rows: 0, people: [], errors: [parsed] };
  const [header, ...lines] = parsed;
  const columns = header?.cells.map((cell) => cell.trim()) ?? [];
  const errors = headerErrors(columns, format);
  if (errors.length > 0) return { rows: lines.length, people: [], errors };
  const people = new Map<number, CsvPerson>();
  for (const line of lines) {
    const { values, errors: own } = readLine(line, columns, format);
    errors.push(...own);
    const known = people.get(values[format.id] as number);
    if (known && !format.isSpell) errors.push(errorAt(line.line, format.id, 'duplicate', 'is in another line too'));
    else if (own.length === 0) addLine(people, line.line, values, format);
  }
  if (people.size > MOST_PEOPLE) {
    const message = `A file may change at most ${MOST_PEOPLE} people`;
    return { rows: lines.length, people: [], errors: [errorAt(1, null, 'tooMany', message)] };
  }
  return { rows: lines.length, people: [...people.values()], errors };
}

function headerErrors(columns: readonly string[], format: CsvFormat): CsvError[] {
  const known = columnsOf(format);
  const unknown = columns.filter((column, index) => !known.includes(column) || columns.indexOf(column) !== index);
  return [
    ...unknown.map((column) => errorAt(1, column, 'unknownColumn', `is no column of this table: ${known.join(', ')}`)),
    ...(columns.includes(format.id) ? [] : [errorAt(1, format.id, 'missingColumn', 'is missing')]),
    ...(format.isSpell && !columns.includes('spell') ? [errorAt(1, 'spell', 'missingColumn', 'is missing')] : []),
  ];
}

function readLine(
  { line, cells }: CsvLine,
  columns: readonly string[],
  { id, owner, facts }: CsvFormat,
): { values: Record<string, FactValue>; errors: CsvError[] } {
  const values: Record<string, FactValue> = {};
  if (cells.length !== columns.length)
    return { values, errors: [errorAt(line, null, 'cells', `has ${cells.length} cells instead of ${columns.length}`)] };
  const errors: CsvError[] = [];
  for (const [index, column] of columns.entries()) {
    const value = readCell(column === id ? 'id' : column === owner ? 'text' : facts[column]!, cells[index]!);
    if (value instanceof CellFault) errors.push(errorAt(line, column, value.rule, value.message));
    else values[column] = value;
  }
  const isNew = 'spell' in facts && (values['spell'] ?? null) === null;
  const startsUnknown = (isNew || columns.includes('startYear')) && (values['startYear'] ?? null) === null;
  if ('spell' in facts && startsUnknown && errors.every(({ column }) => column !== 'startYear'))
    errors.push(errorAt(line, 'startYear', 'required', 'must not be empty'));
  if (isNew && !columns.includes('club')) errors.push(errorAt(line, 'club', 'required', 'must not be empty'));
  return { values, errors };
}

function addLine(
  people: Map<number, CsvPerson>,
  line: number,
  values: Readonly<Record<string, FactValue>>,
  format: CsvFormat,
): void {
  const id = values[format.id] as number;
  const facts = Object.fromEntries(Object.entries(values).filter(([column]) => column in format.facts));
  const owner = format.owner === null ? null : (values[format.owner] as string | null | undefined);
  const known = people.get(id) ?? { id, line, owner: owner ?? null, fields: {}, spells: [], spellLines: [] };
  if (!format.isSpell) people.set(id, { ...known, fields: facts });
  else {
    const { spell: key, ...spell } = facts;
    const change = { ...(key === null ? {} : { key }), ...spell } as SpellChange;
    people.set(id, { ...known, spells: [...known.spells, change], spellLines: [...known.spellLines, line] });
  }
}

export function errorAt(line: number, column: string | null, rule: string, message: string): CsvError {
  return { line, column, rule, message: column === null ? message : `${column} ${message}` };
}
