import { around, bar, both, box, disc, hole, polar, polygon, slot, spoke, symmetric } from './paths.ts';

/** Tools and objects; each path in a 60 by 60 square centered on 0 0. */
export const thingCharges: Readonly<Record<string, string>> = {
  crown:
    symmetric('M0 -22L9 -4L27 -17L21 14L0 14') +
    box(-21, 19, 42, 8) +
    disc(0, -25, 4.6) +
    disc(-27, -19, 4) +
    disc(27, -19, 4),
  key: disc(0, -16, 14.5) + hole(0, -16, 6) + box(-4.5, -3, 9, 33) + box(4, 8, 13, 7.5) + box(4, 21, 10, 7.5),
  hammer: box(-4, -10, 8, 40) + 'M-25 -29H14Q27 -26 29 -8Q20 -14 10 -11H-25Z',
  gear: disc(0, 0, 21) + hole(0, 0, 9) + around(8, (turn) => spoke(turn, 18, 30, 12, 8)),
  horseshoe:
    'M-27 23C-35 -6 -24 -30 0 -30C24 -30 35 -6 27 23L29 29H13C23 5 17 -15 0 -15C-17 -15 -23 5 -13 29H-29Z' +
    nails(21, -6) +
    nails(13, -20) +
    nails(20, 9),
  arrow:
    bar([-24, 24], [16, -16], 5.6) +
    'M30 -30L24 -3L3 -24Z' +
    'M-7 4L-22 19L-31 19L-16 4Z' +
    'M-4 7L-4 16L-19 31L-19 22Z',
  bell: symmetric('M0 -30Q5 -30 5 -25Q19 -20 19 -2Q19 10 27 17L27 21L0 21') + disc(0, 26, 5),
  book: both('M2 -15Q14 -26 30 -20L30 17Q14 12 2 23Z'),
  sword: 'M0 -31L6 -23L6 9L-6 9L-6 -23Z' + box(-19, 8, 38, 7.5) + box(-3.6, 15, 7.2, 10) + disc(0, 26, 5.4),
  axe: box(-3, -30, 6, 60) + symmetric('M0 -15L5 -15Q17 -18 22 -30Q34 -11 22 8Q17 -4 5 -7L0 -7'),
  lantern:
    disc(0, -25, 6) +
    hole(0, -25, 2.6) +
    symmetric('M0 -20L6 -20L18 -10L18 -6L0 -6') +
    symmetric('M0 22L18 22L18 29L0 29') +
    box(-16, -7, 4, 30) +
    box(12, -7, 4, 30) +
    symmetric('M0 -3Q8 8 7 13Q6 19 0 19'),
  cup:
    symmetric('M0 -27L18 -27Q19 2 4 8L4 18L14 23L14 29L0 29') +
    both('M17 -22L29 -22Q30 -2 12 1L14 -4Q23 -6 23 -16L17 -16Z'),
  lyre:
    symmetric('M0 16L9 16Q16 13 14 2Q10 -12 20 -30L27 -27Q20 -12 24 2Q27 22 8 25L8 30L0 30') +
    box(-19, -21, 38, 5) +
    box(-6.5, -18, 3, 36) +
    box(-1.5, -18, 3, 36) +
    box(3.5, -18, 3, 36),
  gem:
    'M-3 -24L3 -24L9 -8L-9 -8Z' + both('M7 -24L18 -24L30 -8L13 -8Z') + 'M-9 -4L9 -4L0 29Z' + both('M13 -4L30 -4L5 27Z'),
  wheel: disc(0, 0, 30) + hole(0, 0, 22.5) + disc(0, 0, 8) + around(6, (turn) => spoke(turn, 4, 26, 5)),
  hourglass: symmetric('M0 -30L21 -30L21 -23L17 -23Q17 -8 4 0Q17 8 17 23L21 23L21 30L0 30'),
  torch:
    'M2 -31C3 -22 15 -17 14 -6Q13 2 0 2Q-13 2 -14 -7C-14 -13 -9 -15 -9 -22C-5 -19 -3 -16 -3 -13C1 -17 3 -23 2 -31Z' +
    symmetric('M0 6L16 6L13 12L7 12L4 31L0 31'),
  helmet: symmetric('M0 -29Q23 -29 23 -4L22 16L14 29L6 25L6 4L14 4L14 -4L3 -4L3 18L0 20'),
  pick: box(-3.8, -18, 7.6, 48) + 'M-31 -3Q-20 -27 0 -27Q20 -27 31 -3Q18 -15 0 -15Q-18 -15 -31 -3Z',
  fan: [-54, -27, 0, 27, 54].map(blade).join('') + disc(0, 19, 5),
  vase: symmetric('M0 -30L13 -30L13 -25L8 -23Q8 -16 14 -11Q25 -3 21 9Q17 18 9 23L13 30L0 30') + slot(-18, -2, 36, 4),
};

/** One leaf of the fan, on its stick. */
function blade(degrees: number): string {
  const at = (aside: number, out: number) => {
    const [x, y] = polar(degrees + aside, out);
    return [x, y + 19] as const;
  };
  return polygon([at(0, 0), at(-12.5, 14), at(-12.5, 33), at(0, 39), at(12.5, 33), at(12.5, 14)]);
}

/** Two holes of a horseshoe, one on each side. */
function nails(x: number, y: number): string {
  return hole(-x, y, 2) + hole(x, y, 2);
}
