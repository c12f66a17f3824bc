import { expect, test } from 'vitest';
import { coachedTeams } from './coached-teams.ts';

const post = (club: string, start: number, end: number | null) => ({ club, start, end });

test('joins the posts at one team, in the order of the first post', () => {
  const told = coachedTeams([post('A', 1990, 1992), post('B', 1992, 1999), post('A', 2000, 2001)]);
  expect(told.map(({ post: { club }, periods }) => [club, periods])).toEqual([
    [
      'A',
      [
        { start: 1990, end: 1992 },
        { start: 2000, end: 2001 },
      ],
    ],
    ['B', [{ start: 1992, end: 1999 }]],
  ]);
});

test('keeps the four teams with the most years, and the earlier one of equally long posts', () => {
  const career = [
    ...['A', 'B', 'C'].map((club, index) => post(club, 1990 + index * 2, 1992 + index * 2)),
    ...[post('short', 2000, 2001), post('late', 2003, 2005), post('long', 2005, 2012)],
  ];
  expect(coachedTeams(career).map((team) => team.post.club)).toEqual(['A', 'B', 'C', 'long']);
});
