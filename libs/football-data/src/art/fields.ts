import { bar, box, disc } from './paths.ts';

/** The layout of a crest's two colors, in a 100 by 100 square that the outline clips. */
export interface Field {
  second: string;
  /** Width of a border in the second color along the outline. */
  border?: number;
  seat: Seat;
}

/** Position of the charge, and the colors below it. */
interface Seat {
  on: 'first' | 'second' | 'both';
  /** Factor on the size of the charge. */
  size: number;
  /** Height of its center; the middle of the shape when absent. */
  height?: number;
  /** Whether a second charge is below the first instead of beside it. */
  isUpright?: boolean;
}

/** The layouts of crests by the name that data files use. */
export const fields: Readonly<Record<string, Field>> = {
  plain: { second: '', seat: { on: 'first', size: 0.92 } },
  bordure: { second: '', border: 27, seat: { on: 'first', size: 0.72 } },
  stripes: inMiddle([1, 3, 5].map((column) => box((column * 100) / 7, 0, 100 / 7, 100)).join('')),
  pinstripes: inMiddle([10, 25, 40, 55, 70, 85].map((left) => box(left, 0, 5, 100)).join('')),
  hoops: inMiddle([1, 3, 5].map((row) => box(0, (row * 100) / 7, 100, 100 / 7)).join('')),
  halves: inMiddle(box(50, 0, 50, 100)),
  split: inMiddle(box(0, 50, 100, 50)),
  quarters: inMiddle(box(50, 0, 50, 50) + box(0, 50, 50, 50)),
  slant: inMiddle('M100 0L100 100L0 100Z'),
  sash: inMiddle(bar([-8, -8], [108, 108], 34)),
  bend: inMiddle(bar([-8, 108], [108, -8], 34)),
  band: { second: box(0, 29, 100, 42), seat: { on: 'second', size: 0.74, height: 50 } },
  chief: { second: box(0, 0, 100, 31), seat: { on: 'first', size: 0.72, height: 57 } },
  base: { second: box(0, 66, 100, 34), seat: { on: 'first', size: 0.78, height: 38 } },
  pale: { second: box(28, 0, 44, 100), seat: { on: 'second', size: 0.74, isUpright: true } },
  chevron: inMiddle('M0 62L50 22L100 62L100 92L50 52L0 92Z'),
  wedge: { second: 'M-4 0L104 0L50 94Z', seat: { on: 'second', size: 0.72, height: 29 } },
  peak: { second: 'M50 6L116 100L-16 100Z', seat: { on: 'second', size: 0.72, height: 62 } },
  cross: inMiddle(box(39, 0, 22, 100) + box(0, 37, 100, 22)),
  saltire: inMiddle(bar([-8, -8], [108, 108], 20) + bar([-8, 108], [108, -8], 20)),
  check: inMiddle(everyOther(5, (column, row) => box(column * 20, row * 20, 20, 20))),
  lozenges: inMiddle(
    [0, 34, 68, 102]
      .flatMap((y) => [0, 25, 50, 75, 100].map((x) => `M${x} ${y - 17}l12.5 17l-12.5 17l-12.5 -17Z`))
      .join(''),
  ),
  rays: inMiddle('M50 50L0 0L50 0ZM50 50L100 0L100 50ZM50 50L100 100L50 100ZM50 50L0 100L0 50Z'),
  waves: {
    second: [44, 68, 92]
      .map((y) => `M0 ${y}q12.5 -12 25 0t25 0 25 0 25 0v12q-12.5 12 -25 0t-25 0 -25 0 -25 0Z`)
      .join(''),
    seat: { on: 'both', size: 0.8 },
  },
  roundel: { second: disc(50, 50, 29), seat: { on: 'second', size: 0.64, height: 50 } },
  corners: { second: 'M0 0L56 0L0 56Z' + 'M100 100L44 100L100 44Z', seat: { on: 'first', size: 0.74 } },
};

/** A layout whose charge lies over both colors. */
function inMiddle(second: string): Field {
  return { second, seat: { on: 'both', size: 0.86 } };
}

function everyOther(count: number, cell: (column: number, row: number) => string): string {
  const steps = Array.from({ length: count }, (_, index) => index);
  return steps
    .flatMap((row) => steps.filter((column) => (row + column) % 2 === 1).map((column) => cell(column, row)))
    .join('');
}
