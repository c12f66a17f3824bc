import type { Shirt } from '../facts.ts';
import { lettering, legibleOn } from './lettering.ts';
import { hexOf, ink, neutral } from './palette.ts';
import { bar, box, polygon } from './paths.ts';
import { path } from './svg.ts';

/** Outline of the shirt, which extends beyond the bottom of the picture. */
const CUT =
  'M46 80C40 89 24 88 13 96C4 103 2 120 0 144H120C118 120 116 103 107 96C96 88 80 89 74 80C70 91 50 91 46 80Z';
const COLLAR = 'M46 80C50 91 70 91 74 80';
const LEFT_SLEEVE = 'M0 70H27V91C24 104 25 120 27 144H0Z';
const RIGHT_SLEEVE = 'M120 70H93V91C96 104 95 120 93 144H120Z';
const SEAMS = 'M27 90C24 104 25 120 27 144M93 90C96 104 95 120 93 144';
const SHOULDERS = 'M37 86L40 93Q22 94 8 108L3 104Q14 88 37 86ZM83 86L80 93Q98 94 112 108L117 104Q106 88 83 86Z';
const TOP = 76;
const LENGTH = 68;

/** Returns the area of each additional color of a shirt, given the number of additional colors. */
type Pattern = (further: number) => readonly string[];

export const shirtPatterns: Readonly<Record<string, Pattern>> = {
  plain: (further) => (further > 1 ? [SHOULDERS] : []),
  stripes: () => [
    verticalStripes(12, [6, 30, 54, 78, 102]),
    verticalStripes(2.5, [5, 17, 29, 41, 53, 65, 77, 89, 101, 113]),
  ],
  pinstripes: () => [verticalStripes(3, [9, 23, 37, 51, 65, 79, 93, 107])],
  hoops: () => [horizontalStripes(11, [88, 110, 132])],
  halves: () => [box(60, TOP, 60, LENGTH)],
  quarters: () => [box(60, TOP, 60, 34) + box(0, TOP + 34, 60, 34)],
  sash: () => [bar([14, 70], [112, 148], 17)],
  diagonal: () => [
    polygon([
      [120, TOP],
      [120, 144],
      [0, 144],
    ]),
  ],
  band: (further) =>
    Array.from({ length: further }, (_, index) => horizontalStripes(22 / further, [100 + (index * 22) / further])),
  pale: () => [verticalStripes(36, [42]), verticalStripes(4, [38, 78])],
  sleeves: () => [LEFT_SLEEVE + RIGHT_SLEEVE],
  chevron: () => ['M18 80L60 119L102 80L102 97L60 136L18 97Z'],
  check: () => [[0, 1, 2, 3, 4].map((row) => checkRow(row)).join('')],
};

/** Draws a shirt in its pattern, or a gray one if the club is hidden. */
export function drawShirt(shirt: Shirt | null): string {
  const [first = '', ...further] = colorsOf(shirt);
  const pieces = shirt ? patternOf(shirt)(further.length) : [];
  const layout = further.map((color, index) => path(pieces[index] ?? '', color)).join('');
  const seams = path(SEAMS, 'none', ` stroke="${ink}" stroke-opacity=".28" stroke-width="1.5"`);
  const collar = path(COLLAR, 'none', ` stroke="${further.at(-1) ?? first}" stroke-width="9"`);
  return (
    `<defs><path id="s" d="${CUT}"/><clipPath id="t"><use href="#s"/></clipPath></defs><use href="#s" fill="${first}"/>` +
    `<g clip-path="url(#t)">${layout}${seams}${collar}</g><use href="#s" fill="none" stroke="${ink}" stroke-width="2"/>`
  );
}

/** Draws the shirt number, outlined in the first color so that it is legible on a pattern. */
export function drawShirtNumber(number: number, shirt: Shirt | null): string {
  const edge = colorsOf(shirt)[0]!;
  return lettering(String(number), { x: 60, y: 128, size: 32, fill: legibleOn(edge), edge });
}

function colorsOf(shirt: Shirt | null): string[] {
  return shirt ? shirt.colors.map(hexOf) : [neutral];
}

function patternOf(shirt: Shirt): Pattern {
  const pattern = shirtPatterns[shirt.pattern];
  if (!pattern) throw new Error(`"${shirt.pattern}" is not a pattern of a shirt: see src/art/shirt.ts`);
  return pattern;
}

function verticalStripes(width: number, lefts: readonly number[]): string {
  return lefts.map((left) => box(left, TOP, width, LENGTH)).join('');
}

function horizontalStripes(height: number, tops: readonly number[]): string {
  return tops.map((top) => box(0, top, 120, height)).join('');
}

function checkRow(row: number): string {
  const first = row % 2 === 0 ? 0 : 15;
  return [0, 30, 60, 90].map((left) => box(left + first, TOP + row * 15, 15, 15)).join('');
}
