/** A fault in a data file, with the place where a person can mend it. */
export class DataFault extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
  }
}

export interface Line {
  file: string;
  number: number;
  text: string;
  indented: boolean;
}

/** The lines that say something: no comments, no empty ones. */
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

/** A head line and the indented lines below it. */
export function readBlocks(file: string, text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of readLines(file, text)) {
    if (!line.indented) blocks.push({ head: line, body: [] });
    else if (blocks.length > 0) blocks.at(-1)!.body.push(line);
    else fail(line, 'an indented line has no head line above it');
  }
  return blocks;
}

export function fail(line: Line, what: string): never {
  throw new DataFault(line.file, line.number, what);
}

/** The fields between the bars of a line. */
export function fieldsOf(line: Line, atLeast: number, atMost: number = atLeast): string[] {
  const fields = line.text.split('|').map((field) => field.trim());
  if (fields.length < atLeast || fields.length > atMost) {
    fail(line, `${fields.length} fields where ${atLeast === atMost ? atLeast : `${atLeast} to ${atMost}`} belong`);
  }
  return fields;
}

export function wholeNumber(line: Line, field: string, what: string): number {
  if (!/^\d+$/.test(field)) fail(line, `${what} is "${field}", not a whole number`);
  return Number(field);
}
