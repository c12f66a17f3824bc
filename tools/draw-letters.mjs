// npm run data letters: writes the outlines of Archivo Narrow Bold for the pictures of shared pages. The server draws
// text as paths, because it has no fonts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype from 'opentype.js';
import { root } from './prepare.mjs';

const FONT = join(root, 'node_modules/@fontsource/archivo-narrow/files');
const TARGET = join(root, 'shell/src/share-picture/letters.json');
const SUBSETS = ['latin', 'latin-ext'];
const LAST_LATIN = 0x17f;
const OTHERS = [...'ȘșȚț–—‘’‚“”„…‹›€′•'];

const characters = [...range(0x20, 0x7e), ...range(0xa1, LAST_LATIN), ...OTHERS.map((one) => one.codePointAt(0))];
const fonts = SUBSETS.map((subset) => read(join(FONT, `archivo-narrow-${subset}-700-normal.woff`)));

const letters = Object.fromEntries(
  characters.flatMap((code) => {
    const character = String.fromCodePoint(code);
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
    if (!font) return [];
    const glyph = font.charToGlyph(character);
    return [[character, `${Math.round(glyph.advanceWidth)} ${outline(glyph.getPath(0, 0, font.unitsPerEm).commands)}`]];
  }),
);
writeFileSync(TARGET, `${JSON.stringify(letters, undefined, 2)}\n`);

function read(file) {
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

/** Returns SVG path data in thousandths of the font size. The baseline is at 0, and y grows downwards. */
function outline(commands) {
  const point = (x, y) => `${Math.round(x)} ${Math.round(y)}`;
  return commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      if (type === 'Z') return 'Z';
      if (type === 'Q') return `Q${point(x1, y1)} ${point(x, y)}`;
      if (type === 'C') return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
      return `${type}${point(x, y)}`;
    })
    .join('');
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
