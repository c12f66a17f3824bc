/** An invalid line of a data file, with its file and line number. */
export class DataFileError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
  }
}

export interface Line {
  file: string;
  number: number;
  text: string;
  indented: boolean;
}

/** Returns the lines of a data file without comments and empty lines. */
export function readLines(file: string, text: string): Line[] {
  return text
    .split('\n')
    .map((raw, index) => ({ file, number: index + 1, text: raw.trim(), indented: /^\s/.test(raw) }))
    .filter(({ text: content }) => content !== '' && !content.startsWith('#'));
}

export interface Block {
  head: Line;
  body: Line[];
}

/** Groups the lines of a data file into blocks: a first line and the indented lines below it. */
export function readBlocks(file: string, text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of readLines(file, text)) {
    if (!line.indented) blocks.push({ head: line, body: [] });
    else if (blocks.length > 0) blocks.at(-1)!.body.push(line);
    else fail(line, 'an indented line needs a head line above it');
  }
  return blocks;
}

export function fail(line: Line, problem: string): never {
  throw new DataFileError(line.file, line.number, problem);
}

/** Returns the fields of a line, which `|` separates. */
export function fieldsOf(line: Line, min: number, max: number = min): string[] {
  const fields = line.text.split('|').map((field) => field.trim());
  if (fields.length < min || fields.length > max) {
    fail(line, `${fields.length} fields instead of ${min === max ? min : `${min} to ${max}`}`);
  }
  return fields;
}

export function wholeNumber(line: Line, field: string, what: string): number {
  if (!/^\d+$/.test(field)) fail(line, `${what} is "${field}", not a whole number`);
  return Number(field);
}
