import { bar, box, polar, polygon, slot, symmetric } from './paths.ts';

/** Buildings; each path in a 60 by 60 square centered on 0 0. */
export const buildingCharges: Readonly<Record<string, string>> = {
  tower:
    symmetric('M0 -29L5 -29L5 -22L11 -22L11 -29L20 -29L20 -13L14 -13L14 22L19 22L19 29L6 29L6 17Q6 10 0 10') +
    slot(-2, -8, 4, 9),
  bridge:
    box(-30, 8, 60, 7) +
    box(-18, -26, 6, 54) +
    box(12, -26, 6, 54) +
    'M-15 -24Q0 16 15 -24V-16Q0 24 -15 -16Z' +
    bar([-16, -22], [-30, 7], 4) +
    bar([16, -22], [30, 7], 4),
  windmill: symmetric('M0 -14L6 -12L13 30L4.5 30L4.5 20L0 20') + [40, 130, 220, 310].map(sail).join(''),
  column:
    symmetric('M0 -29L21 -29L21 -23L14 -17L13 20L20 24L20 30L0 30') + slot(-7, -14, 3.6, 32) + slot(3.4, -14, 3.6, 32),
  dome: symmetric('M0 -31L2 -24Q4 -18 14 -12Q26 -4 18 9L22 9L22 14L18 14L18 30L6 30L6 23Q6 17 0 17'),
  gate: symmetric('M0 -26L28 -26L28 -18L24 -18L24 29L11 29L11 4Q11 -8 0 -8'),
  pyramid: 'M3 -27L9.5 26L-31 26Z' + 'M7 -22L31 11L13.5 25Z',
  viaduct: 'M-30 -16H30V24H22V10A8 9 0 0 0 6 10V24H-6V10A8 9 0 0 0 -22 10V24H-30Z',
  pagoda: symmetric(
    'M0 -31L1.6 -25Q8 -19 19 -17L19 -13L11 -13L11 -7Q18 -3 26 -2L26 2L16 2L16 9Q22 13 31 14L31 18L21 18L21 30L6 30L6 22L0 22',
  ),
};

/** One of the four sails of a windmill: the arm, and the cloth on one side. */
function sail(degrees: number): string {
  const [along, aside] = [polar(degrees, 1), polar(degrees + 90, 1)];
  const at = (out: number, over: number) =>
    [along[0] * out + aside[0] * over, along[1] * out + aside[1] * over - 8] as const;
  return polygon([at(0, -1.6), at(32, -1.6), at(32, 8), at(9, 8), at(9, 1.6), at(0, 1.6)]);
}
