/** An invalid line of a data file, with its file and line number. */
export class DataFileError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

/** A line of a data file, without the spaces around it. */
export interface Line {
  file: string;
  /** Counts from 1, including comments and empty lines. */
  number: number;
  text: string;
  /** Whether it begins with a space or tab. */
  indented: boolean;
}

/** Returns the lines of a data file without comments and empty lines. */
export function readLines(file: string, text: string): Line[] {
  return text
    .split('\n')
    .map((raw, index) => ({ file, number: index + 1, text: raw.trim(), indented: /^\s/.test(raw) }))
    .filter(({ text: content }) => content !== '' && !content.startsWith('#'));
}

/** A first line and the indented lines below it. */
export interface Block {
  head: Line;
  body: Line[];
}

/**
 * Groups the lines of a data file into blocks: a first line and the indented lines below it. Throws `DataFileError` for
 * an indented line without a first one.
 */
export function readBlocks(file: string, text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of readLines(file, text)) {
    if (!line.indented) blocks.push({ head: line, body: [] });
    else if (blocks.length > 0) blocks.at(-1)!.body.push(line);
    else fail(line, 'an indented line needs a head line above it');
  }
  return blocks;
}

/** Throws a `DataFileError` for a line. */
export function fail(line: Line, problem: string): never {
  throw new DataFileError(line.file, line.number, problem);
}

type Repeated<Item, Count extends number, Items extends Item[] = []> = Items['length'] extends Count
  ? Items
  : Repeated<Item, Count, [...Items, Item]>;

/** Returns the fields of a line, which `|` separates. Throws `DataFileError` for another number of fields. */
export function fieldsOf<Min extends number>(
  line: Line,
  min: Min,
  max: number = min,
): [...Repeated<string, Min>, ...string[]] {
  const fields = line.text.split('|').map((field) => field.trim());
  if (fields.length < min || fields.length > max) {
    fail(line, `${fields.length} fields instead of ${min === max ? min : `${min} to ${max}`}`);
  }
  return fields as [...Repeated<string, Min>, ...string[]];
}

/**
 * Returns the number in a field of digits. Throws `DataFileError` for any other text.
 * @param what the field in the error message, such as "the id"
 */
export function wholeNumber(line: Line, field: string, what: string): number {
  if (!/^\d+$/.test(field)) fail(line, `${what} is "${field}", not a whole number`);
  return Number(field);
}
