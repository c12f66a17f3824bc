import { around, bar, both, box, disc, ellipse, hole, polar, polygon, slot, spoke, star, symmetric } from './paths.ts';

/**
 * The charges of crests, each path in a 60 by 60 square centered on 0 0. Their order decides which of them the crests for
 * names get.
 */
export const charges: Readonly<Record<string, string>> = {
  // Animals
  paw:
    symmetric('M0 -3Q11 -3 17 10Q23 23 14 27Q7 29 0 25') +
    ellipse(-8.5, -17, 6, 9) +
    ellipse(8.5, -17, 6, 9) +
    ellipse(-22.5, -4, 5.6, 8) +
    ellipse(22.5, -4, 5.6, 8),
  bird: symmetric('M0 -29Q5 -26 6 -18Q20 -24 31 -9Q18 -9 8 -1Q7 10 14 30L0 15'),
  bee:
    disc(0, -20, 7) +
    both('M4 -10Q12 -30 30 -20Q30 -4 4 -6Z') +
    symmetric('M0 -10L3 -10L10 -3L0 -3') +
    symmetric('M0 1L11 1Q12.5 5 12 8L0 8') +
    symmetric('M0 12L11 12Q10.5 16 9 19L0 19') +
    symmetric('M0 23L7 23Q4 29 0 31'),
  antlers: symmetric(
    'M0 7L4 7Q14 4 15 -4Q8 -9 6 -22L11 -24Q12 -15 16 -12L16 -31L22 -31L22 -13Q26 -16 26 -24L31 -23Q32 -8 21 -2Q20 7 13 11L21 12Q18 19 9 18L6 27Q3 31 0 31',
  ),
  horns: symmetric('M0 -3Q17 -3 19 -13Q20 -21 16 -29Q32 -20 30 -2Q28 15 11 15L7 28Q4 31 0 31'),
  feather:
    'M-15 17C-23 -8 -4 -29 27 -30C28 -20 24 -12 19 -7L12 -8L14 -2C8 5 -2 14 -15 17Z' +
    bar([-27, 30], [-10, 11], 4.4) +
    bar([14, -18], [-8, 8], -2.6),
  wing: 'M-28 -25Q6 -22 30 -27Q28 -13 15 -11L24 -11Q20 1 7 2L16 2Q12 13 -1 13L6 13Q0 25 -13 28Q-29 12 -28 -25Z',
  butterfly: both('M3.4 -6Q9 -29 29 -26Q35 -6 17 1Q27 7 20 21Q10 30 3.4 8Z') + ellipse(0, 2, 1.8, 16),
  // Buildings
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
  // Plants
  tree: symmetric('M0 -31L14 -13L8 -13L20 3L12 3L25 20L4 20L4 30L0 30'),
  palm:
    symmetric('M0 -16Q9 -32 27 -25Q15 -21 8 -13Q25 -16 30 4Q19 -6 7 -7Q17 0 16 16Q8 5 0 -2') +
    'M-3.5 -6H3.5Q4 12 8 30H-5Q-3 12 -3.5 -6Z',
  oakleaf: symmetric(
    'M0 -31Q9 -30 9 -20Q19 -22 18 -12Q17 -6 13 -4Q24 -4 22 6Q19 14 11 12Q12 18 6 21L2.5 21L2.5 31L0 31',
  ),
  rose:
    around(5, (turn) => {
      const [x, y] = polar(turn, 18.5);
      return disc(x, y, 11.4);
    }) + disc(0, 0, 6),
  tulip: symmetric('M0 -30L8 -17L17 -28Q24 2 0 8') + symmetric('M0 7L2.5 7L2.5 20Q8 8 23 5Q20 26 2.5 30L0 30'),
  wheat:
    symmetric('M0 -31Q9 -23 0 -13') +
    [-7, 5, 17].map((y) => both(`M2.5 ${y}L2.5 ${y - 4}Q5 ${y - 14} 17 ${y - 17}Q18 ${y - 3} 2.5 ${y}Z`)).join('') +
    box(-1.6, -12, 3.2, 42),
  shamrock: disc(0, -16, 12) + disc(-14, 4, 12) + disc(14, 4, 12) + symmetric('M0 -8L6 2Q4 18 10 30L0 30'),
  grapes:
    berries(-8, [-16, 0, 16]) +
    berries(6, [-8, 8]) +
    berries(20, [0]) +
    box(-1.8, -30, 3.6, 13) +
    'M2 -19Q8 -33 26 -27Q20 -14 2 -19Z',
  acorn: symmetric('M0 -22L3 -22Q22 -20 23 -6L0 -6') + box(-2.4, -31, 4.8, 10) + symmetric('M0 -2L18 -2Q18 19 0 30'),
  branch:
    bar([-22, 28], [18, -24], 3.4) +
    leaves(-14, 18) +
    leaves(-3, 3.5) +
    leaves(8, -11) +
    'M17 -23Q16 -31 28 -31Q27 -22 17 -23Z',
  cactus: symmetric('M0 -30Q7 -30 7 -22L7 3L12 3L12 -9Q12 -14 17 -14Q22 -14 22 -9L22 6Q22 13 15 13L7 13L7 30L0 30'),
  cherry:
    disc(-15, 17, 13) +
    disc(16, 14, 13) +
    bar([-12, 6], [7, -26], 3.6) +
    bar([17, 4], [7, -26], 3.6) +
    'M6 -27Q-4 -34 -22 -25Q-12 -13 6 -27Z',
  // Sky, weather, hills and fire
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
  // Tools and objects
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
  // Ports, rivers and the sea
  anchor:
    disc(0, -22, 8) +
    hole(0, -22, 3.4) +
    symmetric('M0 -15L4 -15L4 -9L15 -9L15 -2L4 -2L4 18Q15 16 17 5L12 5L22 -8L28 7L24 6Q20 28 0 30'),
  wave: [-19, -2, 15].map(wave).join(''),
  ship: 'M-29 11H29L20 28H-19Z' + box(-2, -30, 4, 42) + 'M4 -27Q27 -12 24 7H4Z' + 'M-4 -20Q-21 -8 -22 7H-4Z',
  fish: 'M-30 1C-20 -17 2 -19 15 -4L29 -15Q24 0 29 15L15 5C2 20 -20 18 -30 1Z' + hole(-17, -2, 2.8),
  lighthouse:
    symmetric('M0 -30L9 -22L6 -22L6 -11L11 -11L11 -6L7 -6L11 23L17 23L17 30L0 30') +
    slot(-7.5, 2, 15, 6) +
    both('M10 -19L30 -26L30 -7L10 -14Z'),
  helm: disc(0, 0, 21) + hole(0, 0, 14) + disc(0, 0, 7) + around(8, (turn) => spoke(turn, 4, 30, 4.4)),
  shell:
    symmetric('M0 -27Q6 -31 10 -25Q18 -27 20 -19Q28 -18 27 -9Q32 -3 27 4L10 20L15 29L0 29') +
    [-34, 0, 34].map((turn) => groove(turn, [0, 17], 6, 37)).join(''),
  drop: symmetric('M0 -30C4 -17 21 -4 21 10C21 22 12 30 0 30') + 'M-13 9Q-13 21 -1 23Q-7 18 -8 9Z',
  trident:
    box(-3.2, -22, 6.4, 52) +
    'M0 -32L7.5 -19L-7.5 -19Z' +
    symmetric('M0 -1L3 -1Q16 -2 17 -9L17 -16L12 -16L20.5 -30L29 -16L24 -16L24 -8Q23 8 3 9L0 9'),
};

/** One of the four sails of a windmill: the arm, and the cloth on one side. */
function sail(degrees: number): string {
  const [along, aside] = [polar(degrees, 1), polar(degrees + 90, 1)];
  const at = (out: number, over: number) =>
    [along[0] * out + aside[0] * over, along[1] * out + aside[1] * over - 8] as const;
  return polygon([at(0, -1.6), at(32, -1.6), at(32, 8), at(9, 8), at(9, 1.6), at(0, 1.6)]);
}

function berries(y: number, across: readonly number[]): string {
  return across.map((x) => disc(x, y, 7.6)).join('');
}

/** Two leaves of a branch, one on each side of the stalk. */
function leaves(x: number, y: number): string {
  return `M${x} ${y}q-16 0 -17 -13q14 -1 17 13ZM${x + 2} ${y - 3}q1 -10 16 -10q-4 16 -16 10Z`;
}

/** A side branch of the snowflake's arm. */
function twig(degrees: number, aside: number): string {
  const [x, y] = polar(degrees, 13);
  const [dx, dy] = polar(degrees + aside, 12);
  return bar([x, y], [x + dx, y + dy], 4.4);
}

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

function wave(y: number): string {
  return `M-30 ${y}q7.5 -10 15 0t15 0 15 0 15 0v8q-7.5 10 -15 0t-15 0 -15 0 -15 0Z`;
}

/** An opening that runs outward from a point; the negative width reverses the direction of the path. */
function groove(degrees: number, [x, y]: readonly [number, number], from: number, to: number): string {
  const [near, far] = [polar(degrees, from), polar(degrees, to)];
  return bar([x + far[0], y + far[1]], [x + near[0], y + near[1]], -4, -2);
}
