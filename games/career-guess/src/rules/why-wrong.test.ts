import { expect, test } from 'vitest';
import { whyWrong, type Facts } from './why-wrong.ts';

test.each<[string, Facts, Facts, ReturnType<typeof whyWrong>]>([
  ['another country', of('Denmark', 'Ajax'), of('Sweden', 'Ajax'), { kind: 'nation' }],
  ['an unknown country', of('Denmark', 'Ajax'), of('Unknown'), { kind: 'nation' }],
  [
    'a missing club',
    of('Denmark', 'Ajax', 'Roma'),
    of('Denmark', 'Ajax', 'Lyon'),
    { kind: 'missingClub', club: 'Roma' },
  ],
  ['a further club', of('Denmark', 'Ajax'), of('Denmark', 'Lyon', 'Ajax'), { kind: 'otherClub', club: 'Lyon' }],
  ['nothing', of('Denmark', 'Ajax'), of('Denmark', 'Ajax'), undefined],
])('%s distinguishes the players', (_what, asked, chosen, difference) => {
  expect(whyWrong(asked, chosen)).toEqual(difference);
});

function of(country: string, ...clubs: string[]): Facts {
  return {
    country,
    career: clubs.map((team) => ({ team, teamLogo: null, matches: null, goals: null, years: '2001 - 2004' })),
  };
}
