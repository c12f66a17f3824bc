import { expect, test } from 'vitest';
import type { SpellFacts } from '../catalogue/catalogue.port.ts';
import { mergeIntoBundled, withoutSyncs } from './bundled-career.ts';

/** Parses "Arsenal 2013-2021 100/10": club, years, matches and goals. "?" means unknown; no end means a current stay. */
function stay(text: string): SpellFacts {
  const [, club, start, end, matches, goals] = /^(.+) (\d{4})-(\d{4})? (\d+|\?)\/(\d+|\?)(?: loan)?$/.exec(text)!;
  const figure = (digits: string): number | null => (digits === '?' ? null : Number(digits));
  return {
    club: club!,
    teamId: null,
    startYear: Number(start),
    endYear: end ? Number(end) : null,
    matches: figure(matches!),
    goals: figure(goals!),
    loan: text.endsWith(' loan'),
  };
}

function textOf({ club, startYear, endYear, matches, goals, loan }: SpellFacts): string {
  return `${club} ${startYear}-${endYear ?? ''} ${matches ?? '?'}/${goals ?? '?'}${loan ? ' loan' : ''}`;
}

test.each([
  ['keeps a career without synced stays', ['Ajax 2001-2005 90/9'], [], ['Ajax 2001-2005 90/9']],
  ['adds missing figures', ['Ajax 2001-2005 ?/?'], ['Ajax 2001-2005 90/9'], ['Ajax 2001-2005 90/9']],
  ['keeps the figures of a finished stay', ['Ajax 2001-2005 90/9'], ['Ajax 2001-2005 95/8'], ['Ajax 2001-2005 90/9']],
  ['updates the figures of the current stay', ['Ajax 2021- 30/3'], ['Ajax 2021- 64/5'], ['Ajax 2021- 64/5']],
  ['never reduces figures', ['Ajax 2021- 30/3'], ['Ajax 2021- 10/1'], ['Ajax 2021- 30/3']],
  ['adds the end of the current stay', ['Ajax 2021- 30/3'], ['Ajax 2021-2024 64/5'], ['Ajax 2021-2024 64/5']],
  [
    'adds a later club',
    ['Ajax 2015-2019 90/9', 'Barcelona 2019- 80/8'],
    ['Barcelona 2019-2025 90/9', 'Chelsea 2025- 5/0'],
    ['Ajax 2015-2019 90/9', 'Barcelona 2019-2025 90/9', 'Chelsea 2025- 5/0'],
  ],
  [
    'ends a current stay that the service does not list when a later one begins',
    ['Barcelona 2019- 80/8'],
    ['Chelsea 2025- 5/0'],
    ['Barcelona 2019-2025 80/8', 'Chelsea 2025- 5/0'],
  ],
  [
    'distinguishes a loan from the permanent stay that follows in the same year',
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
    'keeps a stay that the service splits',
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
  [
    'matches another spelling of the club',
    ['Atlético 2001-2005 ?/?'],
    ['ATLETICO 2001-2005 9/1'],
    ['Atlético 2001-2005 9/1'],
  ],
  [
    'matches a national team by its country',
    ['Brazil national team 2025- ?/?'],
    ['Brazil 2025- ?/?'],
    ['Brazil national team 2025- ?/?'],
  ],
])('%s', (_what, known, news, expected) => {
  expect(mergeIntoBundled(known.map(stay), news.map(stay)).map(textOf)).toEqual(expected);
});

test('matches a club by its id if the names differ', () => {
  const known = { ...stay('Bayern München 2020- 30/3'), teamId: 4 };
  const news = { ...stay('Bayern Munich 2020- 60/6'), teamId: 4 };
  expect(mergeIntoBundled([known], [news]).map(textOf)).toEqual(['Bayern München 2020- 60/6']);
});

test.each([
  ['opens a current stay of the data set again', ['Ajax 2021-2027 30/3'], ['Ajax 2021- 30/3'], [], ['Ajax 2021- 30/3']],
  ['keeps the end of a finished stay', ['Ajax 2021-2024 30/3'], ['Ajax 2021-2024 30/3'], [], ['Ajax 2021-2024 30/3']],
  ['keeps figures of a newer data set', ['Ajax 2021- 31/3'], ['Ajax 2021- 30/3'], [], ['Ajax 2021- 31/3']],
  ['leaves out a synced stay that is listed', ['Lens 2024-2026 9/0'], [], ['Lens 2024- 30/1'], []],
  [
    'keeps a synced stay that is not listed',
    ['Lens 2024-2026 9/0'],
    [],
    ['Ajax 2020-2024 1/0'],
    ['Lens 2024-2026 9/0'],
  ],
])('withoutSyncs %s', (_case, known, bundled, synced, expected) => {
  expect(withoutSyncs(known.map(stay), bundled.map(stay), synced.map(stay)).map(textOf)).toEqual(expected);
});
