import { around, bar, disc, polar, spoke, star } from './paths.ts';

/** Sky, weather, hills and fire; each path in a 60 by 60 square centered on 0 0. */
export const skyCharges: Readonly<Record<string, string>> = {
  star: star(0, 2, 5, 31, 12.6),
  sun: disc(0, 0, 13.5) + around(12, (turn) => spoke(turn, 17, 30, 7.4, 1.2)),
  moon: 'M9 -28.5A29 29 0 1 0 27 16A24 24 0 1 1 9 -28.5Z',
  bolt: 'M12 -31L-19 5L-3 5L-11 31L20 -8L4 -8Z',
  snowflake:
    [0, 60, 120].map((turn) => spoke(turn, -30, 30, 5)).join('') +
    around(6, (turn) => twig(turn, 50) + twig(turn, -50)),
  compass: star(0, 0, 4, 31, 7.5) + around(4, (turn) => spoke(turn + 45, 4, 20, 9, 0.4)),
  mountain:
    'M-8 -26L1 -10L-4 -13L-8 -7L-12 -13L-16.5 -10Z' + 'M-18 -6.5L-12.5 -9L-8 -2L-3.5 -9L2.5 -6L8 4L14 -7L30 25L-31 25Z',
  flame:
    'M3 -31C5 -18 21 -9 21 10C21 23 11 30 0 30C-11 30 -21 22 -20 8C-19.5 -2 -12 -6 -12 -16C-6 -12 -4 -8 -4 -3C2 -10 5 -20 3 -31Z' +
    'M0 25C6 25 9 21 9 15C9 10 7 4 2 -1C1 6 -6 8 -8 13C-10 19 -7 25 0 25Z',
  comet:
    star(10, -10, 5, 20, 8.5) +
    bar([-4, 4], [-29, 29], 9, 1) +
    bar([-11, -4], [-29, 12], 5, 1) +
    bar([4, 11], [-12, 29], 5, 1),
};

/** A side branch of the snowflake's arm. */
function twig(degrees: number, aside: number): string {
  const [x, y] = polar(degrees, 13);
  const [dx, dy] = polar(degrees + aside, 12);
  return bar([x, y], [x + dx, y + dy], 4.4);
}
