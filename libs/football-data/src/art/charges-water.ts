import { around, bar, both, box, disc, hole, polar, slot, spoke, symmetric } from './paths.ts';

/** Ports, rivers and the sea; each path in a 60 by 60 square centered on 0 0. */
export const waterCharges: Readonly<Record<string, string>> = {
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

function wave(y: number): string {
  return `M-30 ${y}q7.5 -10 15 0t15 0 15 0 15 0v8q-7.5 10 -15 0t-15 0 -15 0 -15 0Z`;
}

/** An opening that runs outward from a point; the negative width reverses the direction of the path. */
function groove(degrees: number, [x, y]: readonly [number, number], from: number, to: number): string {
  const [near, far] = [polar(degrees, from), polar(degrees, to)];
  return bar([x + far[0], y + far[1]], [x + near[0], y + near[1]], -4, -2);
}
