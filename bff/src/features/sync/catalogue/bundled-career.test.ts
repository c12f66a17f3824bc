import { expect, test } from 'vitest';
import { withNews, type Stay } from './bundled-career.ts';

/** "Arsenal 2013-2021 100/10": a club, its years, matches and goals; "?" where unknown, no end while still there. */
function stay(text: string): Stay {
  const [, club, start, end, matches, goals] = /^(.+) (\d{4})-(\d{4})? (\d+|\?)\/(\d+|\?)$/.exec(text)!;
  const figure = (digits: string): number | null => (digits === '?' ? null : Number(digits));
  return {
    club: club!,
    teamId: null,
    startYear: Number(start),
    endYear: end ? Number(end) : null,
    matches: figure(matches!),
    goals: figure(goals!),
    loan: false,
  };
}

function told({ club, startYear, endYear, matches, goals }: Stay): string {
  return `${club} ${startYear}-${endYear ?? ''} ${matches ?? '?'}/${goals ?? '?'}`;
}

test.each([
  ['nothing new', ['Ajax 2001-2005 90/9'], [], ['Ajax 2001-2005 90/9']],
  ['figures where none were known', ['Ajax 2001-2005 ?/?'], ['Ajax 2001-2005 90/9'], ['Ajax 2001-2005 90/9']],
  ['no other figures for what is over', ['Ajax 2001-2005 90/9'], ['Ajax 2001-2005 95/8'], ['Ajax 2001-2005 90/9']],
  ['more figures for what goes on', ['Ajax 2021- 30/3'], ['Ajax 2021- 64/5'], ['Ajax 2021- 64/5']],
  ['never fewer', ['Ajax 2021- 30/3'], ['Ajax 2021- 10/1'], ['Ajax 2021- 30/3']],
  ['the end of what went on', ['Ajax 2021- 30/3'], ['Ajax 2021-2024 64/5'], ['Ajax 2021-2024 64/5']],
  [
    'a club since',
    ['Ajax 2015-2019 90/9', 'Barcelona 2019- 80/8'],
    ['Barcelona 2019-2025 90/9', 'Chelsea 2025- 5/0'],
    ['Ajax 2015-2019 90/9', 'Barcelona 2019-2025 90/9', 'Chelsea 2025- 5/0'],
  ],
  ['no club from before', ['Barcelona 2019- 80/8'], ['Willem II 2014-2015 1/0'], ['Barcelona 2019- 80/8']],
  [
    'a comeback',
    ['Ajax 2001-2005 90/9', 'Lyon 2005-2009 80/8'],
    ['Ajax 2010-2011 9/0'],
    ['Ajax 2001-2005 90/9', 'Lyon 2005-2009 80/8', 'Ajax 2010-2011 9/0'],
  ],
  [
    'what the service has in pieces',
    ['Ajax 2019- 80/8'],
    ['Ajax 2019-2021 40/4', 'Ajax 2021- 45/4'],
    ['Ajax 2019- 80/8'],
  ],
  ['seasons for calendar years', ['Ajax 2002-2005 90/9'], ['Ajax 2001-2005 90/9'], ['Ajax 2002-2005 90/9']],
  ['another spelling of the club', ['Atlético 2001-2005 ?/?'], ['ATLETICO 2001-2005 9/1'], ['Atlético 2001-2005 9/1']],
  [
    'a national side by its country',
    ['Brazil national team 2025- ?/?'],
    ['Brazil 2025- ?/?'],
    ['Brazil national team 2025- ?/?'],
  ],
])('%s', (_what, known, news, expected) => {
  expect(withNews(known.map(stay), news.map(stay)).map(told)).toEqual(expected);
});

test('a club that both know by its id is one, whatever it is called', () => {
  const known = { ...stay('Bayern München 2020- 30/3'), teamId: 4 };
  const news = { ...stay('Bayern Munich 2020- 60/6'), teamId: 4 };
  expect(withNews([known], [news]).map(told)).toEqual(['Bayern München 2020- 60/6']);
});
