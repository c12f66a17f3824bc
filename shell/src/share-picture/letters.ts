import letters from './letters.json' with { type: 'json' };

/** Advance widths and outlines are in thousandths of the font size. */
const UNITS = 1000;
/** In pixels. Text that does not fit at this size is cut off. */
const MIN_SIZE = 20;
const SIZE_STEP = 2;
const SPACES = /[\u00a0\u2009\u202f]/g;

interface Letter {
  advance: number;
  outline: string;
}

/** Archivo Narrow Bold. Written by `npm run data letters`. */
const LETTERS = new Map(
  Object.entries(letters).map(([character, text]): [string, Letter] => {
    const space = text.indexOf(' ');
    return [character, { advance: Number(text.slice(0, space)), outline: text.slice(space + 1) }];
  }),
);

interface PlacedLetter {
  /** Distance from the start of the text, in pixels. */
  x: number;
  outline: string;
}

export interface OutlinedText {
  letters: readonly PlacedLetter[];
  /** In pixels. */
  width: number;
  /** Factor from outline units to pixels. */
  scale: number;
}

/** Converts a text to outlines; the size is in pixels. Leaves out letters that are not in the font. */
export function outlined(text: string, size: number): OutlinedText {
  const scale = size / UNITS;
  const placed: PlacedLetter[] = [];
  let advance = 0;
  for (const letter of lettersOf(text)) {
    if (letter.outline !== '') placed.push({ x: advance * scale, outline: letter.outline });
    advance += letter.advance;
  }
  return { letters: placed, width: advance * scale, scale };
}

function widthOf(text: string, size: number): number {
  return (lettersOf(text).reduce((sum, { advance }) => sum + advance, 0) * size) / UNITS;
}

/** Breaks a text into at most `most` lines. The font size is the given one, or smaller if needed to fit the width. */
export function wrapped(text: string, size: number, width: number, most: number): { lines: string[]; size: number } {
  const lines = inLines(text.split(' '), size, width);
  const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
  if (fits || size <= MIN_SIZE) return { lines: lines.slice(0, most), size };
  return wrapped(text, size - SIZE_STEP, width, most);
}

function inLines(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function lettersOf(text: string): Letter[] {
  return [...text.normalize('NFC').replace(SPACES, ' ')].flatMap((character) => LETTERS.get(character) ?? []);
}
