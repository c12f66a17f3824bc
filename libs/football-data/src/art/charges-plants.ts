import { around, bar, both, box, disc, polar, symmetric } from './paths.ts';

/** Plants; each path in a 60 by 60 square centered on 0 0. */
export const plantCharges: Readonly<Record<string, string>> = {
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
};

function berries(y: number, across: readonly number[]): string {
  return across.map((x) => disc(x, y, 7.6)).join('');
}

/** Two leaves of a branch, one on each side of the stalk. */
function leaves(x: number, y: number): string {
  return `M${x} ${y}q-16 0 -17 -13q14 -1 17 13ZM${x + 2} ${y - 3}q1 -10 16 -10q-4 16 -16 10Z`;
}
