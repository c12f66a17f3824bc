import { expect, test } from 'vitest';
import { completeCareer } from './complete-career.ts';
import type { Spell } from './facts.ts';

const CLUBS = ['Ajax', 'Barcelona', 'Chelsea', 'Betis', 'Willem II', 'Lyon'];

/** Parses "Ajax 2013-2021 100/10": club, years, matches and goals. "?" means unknown; no end means a current spell. */
function spell(text: string): Spell {
  const [, club, from, to, matches, goals] = /^(.+) (\d{4})-(\d{4})? (\d+|\?)\/(\d+|\?)(?: loan)?$/.exec(text)!;
  const figure = (digits: string): number | null => (digits === '?' ? null : Number(digits));
  return {
    club: club!,
    teamId: CLUBS.indexOf(club!),
    from: Number(from),
    to: to ? Number(to) : null,
    matches: figure(matches!),
    goals: figure(goals!),
    loan: text.endsWith(' loan'),
  };
}

function textOf({ club, from, to, matches, goals, loan }: Spell): string {
  return `${club} ${from}-${to ?? ''} ${matches ?? '?'}/${goals ?? '?'}${loan ? ' loan' : ''}`;
}

test.each([
  ['keeps a career without spells of the service', ['Ajax 2001-2005 90/9'], [], ['Ajax 2001-2005 90/9']],
  ['adds missing figures', ['Ajax 2001-2005 ?/?'], ['Ajax 2001-2005 90/9'], ['Ajax 2001-2005 90/9']],
  ['keeps the figures of a finished spell', ['Ajax 2001-2005 90/9'], ['Ajax 2001-2005 95/8'], ['Ajax 2001-2005 90/9']],
  ['updates the figures of the current spell', ['Ajax 2021- 30/3'], ['Ajax 2021- 64/5'], ['Ajax 2021- 64/5']],
  ['never reduces figures', ['Ajax 2021- 30/3'], ['Ajax 2021- 10/1'], ['Ajax 2021- 30/3']],
  ['adds the end of the current spell', ['Ajax 2021- 30/3'], ['Ajax 2021-2024 64/5'], ['Ajax 2021-2024 64/5']],
  [
    'adds a later club',
    ['Ajax 2015-2019 90/9', 'Barcelona 2019- 80/8'],
    ['Barcelona 2019-2025 90/9', 'Chelsea 2025- 5/0'],
    ['Ajax 2015-2019 90/9', 'Barcelona 2019-2025 90/9', 'Chelsea 2025- 5/0'],
  ],
  [
    'ends a current spell that the service does not list when a later one begins',
    ['Barcelona 2019- 80/8'],
    ['Chelsea 2025- 5/0'],
    ['Barcelona 2019-2025 80/8', 'Chelsea 2025- 5/0'],
  ],
  [
    'distinguishes a loan from the permanent spell that follows in the same year',
    ['Betis 2025-2025 17/5 loan', 'Betis 2025- 9/1'],
    ['Betis 2025- 30/6', 'Betis 2025-2025 17/5 loan'],
    ['Betis 2025-2025 17/5 loan', 'Betis 2025- 30/6'],
  ],
  ['ignores an earlier club', ['Barcelona 2019- 80/8'], ['Willem II 2014-2015 1/0'], ['Barcelona 2019- 80/8']],
  [
    'adds a return to an earlier club',
    ['Ajax 2001-2005 90/9', 'Lyon 2005-2009 80/8'],
    ['Ajax 2010-2011 9/0'],
    ['Ajax 2001-2005 90/9', 'Lyon 2005-2009 80/8', 'Ajax 2010-2011 9/0'],
  ],
  [
    'keeps a spell that the service splits',
    ['Ajax 2019- 80/8'],
    ['Ajax 2019-2021 40/4', 'Ajax 2021- 45/4'],
    ['Ajax 2019- 80/8'],
  ],
  [
    'keeps calendar years when the service has seasons',
    ['Ajax 2002-2005 90/9'],
    ['Ajax 2001-2005 90/9'],
    ['Ajax 2002-2005 90/9'],
  ],
])('%s', (_what, known, news, expected) => {
  expect(completeCareer(known.map(spell), news.map(spell)).map(textOf)).toEqual(expected);
});

test('a club is the same by its id, whatever its names are', () => {
  const known = { ...spell('Ajax 2020- 30/3'), club: 'Bayern München' };
  const news = { ...spell('Ajax 2020- 60/6'), club: 'Bayern Munich' };
  expect(completeCareer([known], [news]).map(textOf)).toEqual(['Bayern München 2020- 60/6']);
});

test('a club of another country with the same name is another club', () => {
  const known = { ...spell('Ajax 2003-2005 ?/?'), club: 'Al-Ahli', teamId: 1691 };
  const news = { ...spell('Ajax 2003-2005 36/5'), club: 'Al-Ahli', teamId: 250 };
  expect(completeCareer([known], [news]).map(({ matches }) => matches)).toEqual([null, 36]);
});
