import { describe, expect, test } from 'vitest';
import { coachedTeams, shortYears, type Period } from './coached-teams.ts';

const post = (club: string, start: number, end: number | null) => ({ club, start, end });

test('joins the posts at one team, in the order of the first', () => {
  const told = coachedTeams([post('A', 1990, 1992), post('B', 1992, 1999), post('A', 2000, 2001)]);
  expect(told.map(({ post: { club }, periods }) => [club, shortYears(periods)])).toEqual([
    ['A', '1990–92, 2000–01'],
    ['B', '1992–99'],
  ]);
});

test('keeps the six teams with most years, and the earlier of equal ones', () => {
  const career = [
    ...['A', 'B', 'C', 'D', 'E'].map((club, index) => post(club, 1990 + index * 2, 1992 + index * 2)),
    ...[post('short', 2000, 2001), post('F', 2001, 2003), post('late', 2003, 2005), post('long', 2005, 2012)],
  ];
  expect(coachedTeams(career).map((team) => team.post.club)).toEqual(['A', 'B', 'C', 'D', 'E', 'long']);
});

describe('years', () => {
  test.each<[string, Period]>([
    ['2013–16', { start: 2013, end: 2016 }],
    ['2001–09', { start: 2001, end: 2009 }],
    ['1986–2013', { start: 1986, end: 2013 }],
    ['2022', { start: 2022, end: 2022 }],
    ['2024–', { start: 2024, end: null }],
  ])('%s', (years, period) => {
    expect(shortYears([period])).toBe(years);
  });
});
