import { charges } from './charges.ts';
import type { Figure } from './flag-figures.ts';
import { bar, box, disc, number, spoke, symmetric } from './paths.ts';
import { palette } from './palette.ts';

/** Half the size of the smallest emblem that a strip shows. */
const MIN_EMBLEM = 4;

/**
 * Returns a figure for a path in a 60 by 60 square centered on 0 0. Its numbers are x, y and half the size.
 * @param inStrip a simpler path for narrow strips
 */
function emblem(path: string, inStrip: string = path): Figure {
  return {
    colors: 1,
    defaults: [30, 20, 8],
    draw: (cloth, [x = 0, y = 0, half = 0], [fill = '']) => [
      {
        path: cloth.fine ? path : half < MIN_EMBLEM ? '' : inStrip,
        fill,
        transform: `translate(${number(cloth.across(x))} ${number(y)})scale(${(half / 30).toFixed(3)})`,
      },
    ],
  };
}

/** The emblems of flags, which include all charges of crests. */
export const emblems: Readonly<Record<string, Figure>> = {
  ...Object.fromEntries(Object.entries(charges).map(([name, path]) => [name, emblem(path)])),
  sun: emblem(charges['sun']!, disc(0, 0, 22)),
  eagle: emblem(
    symmetric(
      'M0 -12L4 -14L5 -23L14 -27L11 -21L11 -13Q17 -22 29 -20L23 -14L30 -11L23 -6L29 0L21 1L24 9L14 7L11 12L18 20L9 20L5 28L0 31',
    ),
  ),
  leaf: emblem(symmetric('M0 -31L5 -22L11 -25L8 -9L16 -17L18 -13L27 -15L24 -6L29 -3L16 8L18 13L2.4 11L2.4 29L0 29')),
  dragon: emblem(
    'M-30 -12L-24 -18L-23 -24L-19 -19L-14 -16L-10 -7L-7 -6L-13 -28L-5 -22L-2 -30L3 -21L8 -26L8 -12L5 -3L12 -2Q20 -2 21 -8Q21 -13 16 -13L17 -17Q12 -19 15 -24L20 -22Q29 -20 28 -9Q27 4 18 7L18 12L23 19L20 24L26 28L15 28L15 21L9 14L7 20L9 24L12 28L2 28L1 20L2 11L-8 9L-9 18L-5 28L-14 28L-14 20L-15 10L-21 13L-27 10L-30 14L-31 7L-25 5L-20 8L-17 2L-20 -6L-27 -4L-23 -9Z',
    'M-30 -13L-19 -21L-12 -15L-13 -8L-6 -4L-3 -26L7 -14L19 -24L18 -5Q29 -5 29 9L23 4Q21 9 17 9L19 22L12 22L10 12L-4 12L-4 23L-11 23L-11 10L-19 4L-27 9L-21 -2L-23 -8Z',
  ),
  chequers: {
    colors: 2,
    defaults: [30, 20, 14],
    draw: (cloth, [x = 0, y = 0, size = 0], [first = '', second = '']) => {
      const cells = cloth.fine ? 5 : 3;
      const [left, top, side] = [cloth.across(x) - size / 2, y - size / 2, size / cells];
      const everySecond = Array.from({ length: Math.ceil(cells ** 2 / 2) }, (_, index) => index * 2);
      const drawn = everySecond.map((at) =>
        box(left + (at % cells) * side, top + Math.floor(at / cells) * side, side, side),
      );
      return [
        { path: box(left, top, size, size), fill: second },
        { path: drawn.join(''), fill: first },
      ];
    },
  },
  taegeuk: {
    colors: 0,
    defaults: [30, 20],
    draw: (cloth, [x = 0, y = 0]) => {
      const transform = `translate(${number(cloth.across(x))} ${number(y)})`;
      const trigrams = [34, 146, 214, 326]
        .map((turn) => (cloth.fine ? trigram(turn) : spoke(turn, 13, 19, 9)))
        .join('');
      return [
        { path: 'M-10 0A10 10 0 0 1 10 0A10 10 0 0 1 -10 0Z', fill: palette.red, transform: `${transform}rotate(33)` },
        {
          path: 'M-10 0A5 5 0 0 0 0 0A5 5 0 0 1 10 0A10 10 0 0 1 -10 0Z',
          fill: palette.royal,
          transform: `${transform}rotate(33)`,
        },
        { path: trigrams, fill: palette.black, transform },
      ];
    },
  },
  union: {
    colors: 0,
    defaults: [],
    draw: ({ fine }) => [
      { path: box(0, 0, 30, 20), fill: palette.navy },
      { path: 'M0 0H3L30 18V20H27L0 2ZM30 0H27L0 18V20H3L30 2Z', fill: palette.white },
      { path: fine ? RED_SALTIRE : '', fill: palette.red },
      { path: box(12, 0, 6, 20) + box(0, 7, 30, 6), fill: palette.white },
      { path: box(13.3, 0, 3.4, 20) + box(0, 8.3, 30, 3.4), fill: palette.red },
    ],
  },
};

const RED_SALTIRE = 'M0 0L14 9.5V11L0 1.5ZM30 20L16 10.5V9L30 18.5ZM30 0L16 9.5H14L28 0ZM0 20L14 10.5H16L2 20Z';

/** Draws a trigram of the Korean flag: three bars perpendicular to the line from the center. */
function trigram(degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = [Math.sin(radians), -Math.cos(radians)];
  return [15.5, 18, 20.5]
    .map((far) => bar([x * far - y * 4, y * far + x * 4], [x * far + y * 4, y * far - x * 4], 1.5))
    .join('');
}
