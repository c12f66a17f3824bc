import { bar, both, disc, ellipse, symmetric } from './paths.ts';

/** Animals; each path in a 60 by 60 square centered on 0 0. */
export const animalCharges: Readonly<Record<string, string>> = {
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
};
