import { bar, box } from './paths.ts';

/** The area of a figure that a shirt covers: the torso is between x 29 and 91 and between y 60 and 124. */
const [LEFT, TOP, WIDTH, HEIGHT] = [26, 58, 68, 68];

/** Returns the area of each additional color of a shirt, given their number. */
type Pattern = (further: number) => readonly string[];

/**
 * The patterns of shirts by the name that data files use. They leave the sleeves in the first color, except those in
 * `sleevesOf`.
 */
export const kitPatterns: Readonly<Record<string, Pattern>> = {
  plain: () => [],
  stripes: (further) => [
    upright(
      further > 1 ? 9 : 8.5,
      [34.5, 51.5, 68.5, 85.5].map((x) => x - 4),
    ),
    upright(2, EDGES),
  ],
  pinstripes: () => [upright(2.4, [34, 44, 54, 64, 74, 84])],
  hoops: () => [level(10, [68, 88, 108])],
  lines: () => [level(4, [82, 92])],
  halves: () => [box(60, TOP, 40, HEIGHT)],
  quarters: () => [box(60, TOP, 40, 34) + box(20, 92, 40, 34)],
  sash: (further) => [bar([28, 56], [96, 124], further > 1 ? 18 : 15), bar([28, 56], [96, 124], 5)],
  diagonal: () => [`M${LEFT + WIDTH} ${TOP}V126H${LEFT}Z`],
  band: (further) => Array.from({ length: further }, (_, index) => level(18 / further, [82 + (index * 18) / further])),
  pale: () => [box(47, TOP, 26, HEIGHT), upright(3.5, [43.5, 73])],
  cross: () => [box(55, TOP, 10, HEIGHT) + level(10, [84])],
  sleeves: () => [],
  yoke: () => [YOKE],
  chevron: () => ['M26 66L60 96L94 66V80L60 110L26 80Z'],
  checks: () => [CHECKS],
};

const YOKE = 'M26 56H94V70Q60 84 26 70Z';
const EDGES = [33, 42, 50, 59, 67, 76, 84].map((x) => x - 4);
const CHECKS = [60, 73, 86, 99, 112]
  .map((y, row) =>
    [0, 1, 2].map((column) => box(row % 2 === 0 ? 27 + column * 26 : 40 + column * 26, y, 13, 13)).join(''),
  )
  .join('');

function upright(width: number, lefts: readonly number[]): string {
  return lefts.map((left) => box(left, TOP, width, HEIGHT)).join('');
}

function level(height: number, tops: readonly number[]): string {
  return tops.map((top) => box(LEFT, top, WIDTH, height)).join('');
}
