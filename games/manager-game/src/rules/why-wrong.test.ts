import { expect, test } from 'vitest';
import { missingClub } from './answer.ts';
import type { Coach } from './coach.ts';

const jobAt = (team: string) => ({ team, country: null, start: 2001, end: 2003 });
const at = (team: string, start: number, end: number | null) => ({
  team,
  nation: null,
  logo: null,
  periods: [{ start, end }],
});
const coach = (career: Coach['career'], coached?: Coach['coached']): Coach => ({
  id: 1,
  name: 'Ada Okonjo',
  photo: 'https://site.test/1.svg',
  country: null,
  nation: null,
  team: null,
  career,
  ...(coached && { coached }),
});

const asked = coach(
  [],
  [
    at('Ajax', 1990, 1992),
    at('Milan', 1993, 1999),
    { ...at('Spain', 2000, 2010), nation: 'ESP' },
    at('Roma', 2011, 2012),
  ],
);

test.each([
  ['was at none of the clubs: the one with most years', ['Porto'], 'Milan'],
  ['shares the club with most years: the next one', ['Milan'], 'Ajax'],
  ['shares all clubs; national teams do not count', ['Ajax', 'Milan', 'Roma'], undefined],
  ['has an unknown career', [], undefined],
])('a chosen coach who %s', (_how, teams, club) => {
  expect(missingClub(asked, coach(teams.map(jobAt)))).toBe(club);
});

test('the current club comes first', () => {
  const atWork = coach([], [at('Milan', 1993, 1999), at('Roma', 2025, null)]);
  expect(missingClub(atWork, coach([jobAt('Porto')]))).toBe('Roma');
});

test('a picture without known teams gives no reason', () => {
  expect(missingClub(coach([]), coach([jobAt('Porto')]))).toBeUndefined();
});
