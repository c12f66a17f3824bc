import { expect, test } from 'vitest';
import { mainStay } from './main-stay.ts';
import type { Stay } from './person-facts.ts';

const at = (clubId: number | null, start: number, end: number | null, matches?: number | null): Stay => ({
  ...{ clubId, start, end },
  ...(matches === undefined ? {} : { matches }),
});

test('prefers the club that the player is known for, if it is in the career and has a kit', () => {
  const career = [at(1, 1986, 1992, 162), at(2, 1993, 1998, 137), at(99, 1998, 2004, 158)];
  const clubFor = (knownFor: number) => mainStay(career, (clubId) => clubId < 10, knownFor);
  expect(clubFor(2)).toEqual({ clubId: 2, year: 1995 });
  expect([clubFor(3), clubFor(99)]).toEqual([mainStay(career, (clubId) => clubId < 10), { clubId: 1, year: 1989 }]);
});

test.each<[string, Stay[], { clubId: number; year: number } | undefined]>([
  ['no stay', [], undefined],
  ['a club without a kit', [at(null, 1990, 2000, 300), at(99, 1990, 2000, 300)], undefined],
  ['the club with most matches', [at(1, 1990, 2000, 90), at(2, 2000, 2004, 120)], { clubId: 2, year: 2002 }],
  [
    'two stays at one club',
    [at(1, 1990, 1994, 80), at(2, 1994, 1998, 120), at(1, 1999, 2001, 60)],
    { clubId: 1, year: 1992 },
  ],
  [
    'twenty matches a year where they are unknown',
    [at(1, 1990, 1994, null), at(2, 1994, 2000, 79)],
    { clubId: 1, year: 1992 },
  ],
  ['the later one of two equal clubs', [at(1, 1990, 1992, 50), at(2, 1992, 1994, 50)], { clubId: 2, year: 1993 }],
  ['the club with most years of a coach', [at(1, 1990, 1992), at(2, 1992, 1999)], { clubId: 2, year: 1995 }],
  ['a stay that goes on', [at(1, 2020, null)], { clubId: 1, year: 2023 }],
])('takes %s', (_what, career, main) => {
  expect(mainStay(career, (clubId) => clubId < 10)).toEqual(main);
});
