import type { CsvError, CsvTable, FactValue, PersonFields, SpellChange } from '@soccer-legends/contracts';
import { columnsOf, CSV_FORMATS, type CellType, type CsvFormat, CellFault, readCell } from './csv-tables.ts';
import { CsvError as ParserError, parse } from 'csv-parse/sync';

/** What a file changes in one person or club, or the person whom a line adds. */
export interface CsvPerson {
  /** Null for a person whom the line adds. */
  id: number | null;
  /** The line about the person, or the first line about a spell. */
  line: number;
  /** The person's name in a table of spells, to detect a wrong id; null in other tables, and without a value. */
  owner: string | null;
  fields: Partial<PersonFields>;
  spells: readonly SpellChange[];
  spellLines: readonly number[];
}

/** The valid lines of a file, by person, and the errors of the others. */
export interface ReadCsv {
  /** Number of lines without the header. */
  rows: number;
  people: readonly CsvPerson[];
  errors: readonly CsvError[];
}

const MOST_PEOPLE = 1000;
/** A person has about five spells, and no table has more than twenty columns. Larger files would occupy the server for seconds. */
const MOST_LINES = 20_000;
const MOST_CELLS = 200;
const LONGEST_SHOWN = 80;

/**
 * Reads a file of at most 1000 people. Facts without a column are not changed. Lines with an error are skipped; a wrong
 * header or too many people skip all lines.
 */
export function readCsv(table: CsvTable, text: string): ReadCsv {
  const format = CSV_FORMATS[table];
  const parsed = sizeError(text) ?? parseCsv(text);
  if (!Array.isArray(parsed)) return { rows: 0, people: [], errors: [parsed] };
  const [header = { line: 1, cells: [] }, ...lines] = parsed;
  const columns = withoutEmptyEnd(header.cells.map((cell) => cell.trim()));
  const misread = parsed.flatMap((line) => encodingErrors(line, columns));
  if (misread.length > 0) return { rows: lines.length, people: [], errors: misread };
  const errors = headerErrors(header.line, columns, format);
  if (errors.length > 0) return { rows: lines.length, people: [], errors };
  const people = new Map<string, CsvPerson>();
  for (const line of lines) {
    const { values, errors: own } = readLine(line, columns, format);
    errors.push(...own);
    const key = keyOf(line.line, values, format);
    if (people.has(key) && !format.isSpell)
      errors.push(errorAt(line.line, format.id, 'duplicate', 'is in another line too'));
    else if (own.length === 0) addLine(people, key, line.line, values, format);
  }
  if (people.size > MOST_PEOPLE) {
    const message = `A file may change at most ${MOST_PEOPLE} people`;
    return { rows: lines.length, people: [], errors: [errorAt(1, null, 'tooMany', message)] };
  }
  return { rows: lines.length, people: [...people.values()], errors };
}

const LINE_ENDS = '\r\n';
const DELIMITERS = ',;\t|';

/**
 * Returns the error of a text with too many lines, or with too many cells in a line. Counts signs in quotes too, and CRLF as
 * two line ends.
 */
function sizeError(text: string): CsvError | undefined {
  let [line, cells] = [1, 1];
  for (const character of text) {
    if (LINE_ENDS.includes(character)) [line, cells] = [line + 1, 1];
    else if (DELIMITERS.includes(character)) cells += 1;
    if (cells > MOST_CELLS) return errorAt(line, null, 'tooMany', `A line may have at most ${MOST_CELLS} cells`);
    if (line > 2 * MOST_LINES) return errorAt(1, null, 'tooMany', `A file may have at most ${MOST_LINES} lines`);
  }
  return undefined;
}

/** Spreadsheets export columns that were used once, without header and values. */
function withoutEmptyEnd(cells: readonly string[], least = 0): readonly string[] {
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, Math.max(end, Math.min(least, cells.length)));
}

/** Letters that are not UTF-8 were decoded as U+FFFD. They are no names, and no other rule says what is wrong. */
function encodingErrors({ line, cells }: CsvLine, columns: readonly string[]): CsvError[] {
  return cells.flatMap((cell, index) => {
    if (!cell.includes('\uFFFD')) return [];
    const value = cell.replace(/\p{Cc}/gu, '').slice(0, LONGEST_SHOWN);
    const message = `has "${value}", which is not UTF-8. Save the file as "CSV UTF-8"`;
    const column = columns[index]?.includes('\uFFFD') ? null : (columns[index] ?? null);
    return { ...errorAt(line, column, 'encoding', message), value };
  });
}

function headerErrors(line: number, columns: readonly string[], format: CsvFormat): CsvError[] {
  const known = [...columnsOf(format), ...Object.keys(format.firstSpell ?? {})];
  const unknown = columns.filter((column, index) => !known.includes(column) || columns.indexOf(column) !== index);
  return [
    ...unknown.map((column) =>
      errorAt(line, column, 'unknownColumn', `is no column of this table: ${known.join(', ')}`),
    ),
    ...(columns.includes(format.id) ? [] : [errorAt(line, format.id, 'missingColumn', 'is missing')]),
    ...(format.isSpell && !columns.includes('spell') ? [errorAt(line, 'spell', 'missingColumn', 'is missing')] : []),
  ];
}

function readLine(
  { line, cells: all }: CsvLine,
  columns: readonly string[],
  format: CsvFormat,
): { values: Record<string, FactValue>; errors: CsvError[] } {
  const values: Record<string, FactValue> = {};
  const cells = withoutEmptyEnd(all, columns.length);
  if (cells.length !== columns.length)
    return { values, errors: [errorAt(line, null, 'cells', `has ${cells.length} cells instead of ${columns.length}`)] };
  const errors: CsvError[] = [];
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]!;
    const value = column === format.id ? readId(cell, format) : readCell(typeOf(column, format), cell);
    if (value instanceof CellFault)
      errors.push({ ...errorAt(line, column, value.rule, value.message), value: cell.slice(0, LONGEST_SHOWN) });
    else values[column] = value;
  }
  const missing = missingColumns(values, columns, format).filter((name) =>
    errors.every(({ column }) => column !== name),
  );
  errors.push(...missing.map((column) => errorAt(line, column, 'required', 'must not be empty')));
  return { values, errors: [...errors, ...misplacedSpell(line, values, format)] };
}

/** A line without an id adds a person, in the tables where that is possible. */
function readId(cell: string, { firstSpell }: CsvFormat): FactValue | CellFault {
  return firstSpell && cell.trim() === '' ? null : readCell('id', cell);
}

function typeOf(column: string, { owner, facts, firstSpell }: CsvFormat): CellType {
  return column === owner ? 'text' : (facts[column] ?? firstSpell![column]!);
}

type Values = Readonly<Record<string, FactValue>>;

function missingColumns(values: Values, columns: readonly string[], { id, isSpell }: CsvFormat): string[] {
  const isUnknown = (column: string): boolean => (values[column] ?? null) === null;
  if (isSpell) {
    const isNew = isUnknown('spell');
    const startsUnknown = (isNew || columns.includes('startYear')) && isUnknown('startYear');
    return [...(startsUnknown ? ['startYear'] : []), ...(isNew && !columns.includes('club') ? ['club'] : [])];
  }
  if (values[id] !== null) return [];
  const hasSpell = !isUnknown('club') || !isUnknown('startYear') || !isUnknown('endYear');
  return ['name', ...(hasSpell ? ['club', 'startYear'] : [])].filter(isUnknown);
}

/** The spells of a known person are in a table of their own. */
function misplacedSpell(line: number, values: Values, { id, firstSpell = {} }: CsvFormat): CsvError[] {
  if (typeof values[id] !== 'number') return [];
  const column = Object.keys(firstSpell).find((name) => (values[name] ?? null) !== null);
  return column === undefined ? [] : [errorAt(line, column, 'onlyNew', 'is only for a line without an id')];
}

function keyOf(line: number, values: Values, { id }: CsvFormat): string {
  return values[id] === null ? `line ${line}` : String(values[id]);
}

function addLine(
  people: Map<string, CsvPerson>,
  personKey: string,
  line: number,
  values: Values,
  format: CsvFormat,
): void {
  const id = values[format.id] as number | null;
  const facts = pick(values, format.facts);
  const owner = format.owner === null ? null : (values[format.owner] as string | null | undefined);
  const known = people.get(personKey) ?? { id, line, owner: owner ?? null, fields: {}, spells: [], spellLines: [] };
  if (!format.isSpell) {
    const first = id === null && (values['club'] ?? null) !== null ? [pick(values, format.firstSpell ?? {})] : [];
    people.set(personKey, {
      ...known,
      fields: facts,
      spells: first as SpellChange[],
      spellLines: first.map(() => line),
    });
  } else {
    const { spell: key, ...spell } = facts;
    const change = { ...(key === null ? {} : { key }), ...spell } as SpellChange;
    people.set(personKey, { ...known, spells: [...known.spells, change], spellLines: [...known.spellLines, line] });
  }
}

function pick(values: Values, columns: CsvFormat['facts']): Values {
  return Object.fromEntries(Object.entries(values).filter(([column]) => column in columns));
}

/** Returns an error. @param column null for an error of the whole line */
export function errorAt(line: number, column: string | null, rule: string, message: string): CsvError {
  return { line, column, rule, message: column === null ? message : `${column} ${message}` };
}

interface CsvLine {
  /** From 1. The header is line 1, or line 2 after a line `sep=;`. */
  line: number;
  cells: readonly string[];
}

const LONGEST_LINE = 10_000;

/** The first line by which spreadsheets name the delimiter. */
const NAMED_DELIMITER = /^\uFEFF?"?sep=([,;\t|])"?\r?\n/i;

/**
 * Parses CSV (RFC 4180), with the header as the first line; returns the error of a file that is not CSV. Also accepts
 * what spreadsheets write: semicolons in some languages, a line `sep=;` before the header, and blank rows.
 */
function parseCsv(text: string): CsvLine[] | CsvError {
  const named = NAMED_DELIMITER.exec(text)?.[1];
  const [header = ''] = text.split(/\r?\n/, 1);
  const delimiter = named ?? (header.includes(';') && !header.includes(',') ? ';' : ',');
  try {
    // The library's type does not take `info` into account.
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: LONGEST_LINE,
      relax_column_count: true,
      from_line: named === undefined ? 1 : 2,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const line = Number((error as { lines?: unknown }).lines) || 1;
    return { line, column: null, rule: 'syntax', message: error.message };
  }
}
