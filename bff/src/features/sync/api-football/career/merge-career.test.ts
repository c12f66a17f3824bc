import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiAppearances, ApiTeamName, ApiTransfer } from '../answers.ts';
import { mergeCareer, type CareerRows } from './merge-career.ts';

const CLUBS = ['Ajax', 'Benfica', 'Celtic', 'Dinamo', 'Everton'];

/** "Ajax 2018 30/5": a season's league row. "Ajax 2018": listed that season. */
interface Told {
  listed?: string[];
  played?: string[];
  moved?: string[];
  unknown?: number[];
  now?: number;
}

function rows({ listed = [], played = [], moved = [], unknown = [], now = 2026 }: Told): CareerRows {
  const appearances = played.map(row);
  const all = [
    ...listed.map((text) => text.split(' ') as [string, string]),
    ...appearances.map(({ team, season }) => [team.name, String(season)] as const),
  ];
  const teams = [...new Set(all.map(([name]) => name))].map((name) => ({
    team: club(name),
    seasons: [...new Set(all.filter(([other]) => other === name).map(([, season]) => Number(season)))].sort(),
  }));
  const seasons = all.map(([, season]) => Number(season)).filter((season) => !unknown.includes(season));
  return { teams, appearances, transfers: moved.map(transfer), knownSeasons: new Set(seasons), currentSeason: now };
}

function club(name: string): ApiTeamName {
  return { id: CLUBS.indexOf(name) + 1 || null, name, logo: null };
}

function row(text: string): ApiAppearances {
  const [name, season, figures = '', kind] = text.split(' ') as [string, string, string?, string?];
  const [matches, goals] = figures.split('/').map((figure) => (figure === '-' ? null : Number(figure)));
  return {
    team: club(name),
    season: Number(season),
    isLeague: kind !== 'cup',
    matches: matches ?? null,
    goals: goals ?? null,
  };
}

function transfer(text: string): ApiTransfer {
  const [date, from, to, kind = 'move'] = text.split(' ') as [string, string, string, ApiTransfer['kind']?];
  return { date, kind, from: club(from), to: club(to) };
}

/** "Ajax 2018-2020 60/9 loan" */
function told(told: Told): string[] {
  return mergeCareer(rows(told)).map(({ team, start, end, matches, goals, loan }) =>
    [team.name, `${start}-${end ?? ''}`, `${matches ?? '-'}/${goals ?? '-'}`, ...(loan ? ['loan'] : [])].join(' '),
  );
}

describe('a career', () => {
  test.each<[string, Told, string[]]>([
    ['of nothing is empty', {}, []],
    ['of one season', { played: ['Ajax 2018 30/5'] }, ['Ajax 2018-2019 30/5']],
    ['sums the seasons of one stay', { played: ['Ajax 2018 30/5', 'Ajax 2019 28/4'] }, ['Ajax 2018-2020 58/9']],
    [
      'counts league rows alone, also where one season has several',
      { played: ['Ajax 2018 30/5', 'Ajax 2018 4/1 cup', 'Ajax 2018 2/2'] },
      ['Ajax 2018-2019 32/7'],
    ],
    [
      'goes from club to club',
      { played: ['Benfica 2020 20/1', 'Ajax 2018 30/5', 'Ajax 2019 1/0'] },
      ['Ajax 2018-2020 31/5', 'Benfica 2020-2021 20/1'],
    ],
    [
      'is still going on where the current season is listed',
      { played: ['Ajax 2025 30/5', 'Ajax 2026 3/1'] },
      ['Ajax 2025- 33/6'],
    ],
    ['leaves out seasons of the future', { listed: ['Ajax 2025', 'Ajax 2027'] }, ['Ajax 2025-2026 -/-']],
    [
      'has two stays at a club that was joined again',
      { played: ['Ajax 2015 30/1', 'Benfica 2016 30/2', 'Ajax 2017 30/3'] },
      ['Ajax 2015-2016 30/1', 'Benfica 2016-2017 30/2', 'Ajax 2017-2018 30/3'],
    ],
    [
      'has one stay where the club lent the player in between',
      {
        played: ['Ajax 2015 30/1', 'Benfica 2016 30/2', 'Ajax 2017 30/3'],
        moved: ['2016-07-01 Ajax Benfica loan', '2017-06-30 Benfica Ajax back-from-loan'],
      },
      ['Ajax 2015-2018 60/4', 'Benfica 2016-2017 30/2 loan'],
    ],
    [
      'knows a loan by the club that went on listing the player',
      { listed: ['Ajax 2015', 'Ajax 2016', 'Ajax 2017'], played: ['Benfica 2016 12/2'] },
      ['Ajax 2015-2018 -/-', 'Benfica 2016-2017 12/2 loan'],
    ],
    [
      'changes clubs in winter where the old one had the player in a match',
      { played: ['Ajax 2015 30/1', 'Ajax 2016 15/1', 'Benfica 2016 16/2', 'Benfica 2017 30/0'] },
      ['Ajax 2015-2017 45/2', 'Benfica 2017-2018 46/2'],
    ],
    [
      'changes clubs in summer where the old one only listed the player',
      { listed: ['Ajax 2016'], played: ['Ajax 2015 30/1', 'Benfica 2016 16/2', 'Benfica 2017 30/0'] },
      ['Ajax 2015-2016 30/1', 'Benfica 2016-2018 46/2'],
    ],
    [
      'takes the years of the moves',
      {
        played: ['Ajax 2015 30/1', 'Ajax 2016 15/1', 'Benfica 2016 16/2'],
        moved: ['2015-01-15 Celtic Ajax', '2017-01-31 Ajax Benfica', '2017-08-31 Benfica Celtic'],
      },
      ['Ajax 2015-2017 45/2', 'Benfica 2017-2017 16/2'],
    ],
    [
      'has half a season on loan in the year of its move',
      {
        played: ['Ajax 2015 30/1', 'Ajax 2016 8/0', 'Benfica 2016 16/2', 'Ajax 2017 30/1'],
        moved: ['2017-01-20 Ajax Benfica loan', '2017-06-30 Benfica Ajax back-from-loan'],
      },
      ['Ajax 2015-2018 68/2', 'Benfica 2017-2017 16/2 loan'],
    ],
    [
      'is one stay where a loan becomes more',
      {
        played: ['Ajax 2014 30/1', 'Benfica 2015 8/0', 'Benfica 2016 16/2'],
        moved: ['2015-07-01 Ajax Benfica loan', '2016-07-01 Ajax Benfica'],
      },
      ['Ajax 2014-2015 30/1', 'Benfica 2015-2017 24/2'],
    ],
    [
      'is over where the player has left this season',
      { played: ['Ajax 2025 30/1', 'Ajax 2026 2/0', 'Benfica 2026 4/0'], moved: ['2026-08-30 Ajax Benfica'] },
      ['Ajax 2025-2026 32/1', 'Benfica 2026- 4/0'],
    ],
    [
      'has no figures where a season of the stay is unknown',
      { listed: ['Ajax 2018'], played: ['Ajax 2019 28/4'], unknown: [2018] },
      ['Ajax 2018-2020 -/-'],
    ],
    [
      'keeps no figure apart from nought',
      { played: ['Ajax 2018 -/-', 'Benfica 2020 0/0', 'Celtic 2022 -/-', 'Celtic 2023 5/-'] },
      ['Ajax 2018-2019 -/-', 'Benfica 2020-2021 0/0', 'Celtic 2022-2024 5/-'],
    ],
    ['knows a club without an id by its name', { played: ['Old 1999 30/5', 'OLD 2000 20/5'] }, ['Old 1999-2001 50/10']],
  ])('%s', (_case, facts, expected) => {
    expect(told(facts)).toEqual(expected);
  });

  test('takes a club named two ways as one, by its id', () => {
    const { teams, ...others } = rows({ played: ['Ajax 2018 30/5', 'Ajax 2019 28/4'] });
    const renamed = teams.map(({ team, seasons }) => ({ team: { ...team, name: 'AFC Ajax' }, seasons }));
    expect(mergeCareer({ ...others, teams: renamed })).toMatchObject([{ team: { apiId: 1 }, matches: 58 }]);
  });
});

describe('whatever the service says', () => {
  const season = fc.integer({ min: 2005, max: 2027 });
  const name = fc.constantFrom(...CLUBS);
  const anything = fc.record({
    listed: fc.array(
      fc.tuple(name, season).map((parts) => parts.join(' ')),
      { maxLength: 12 },
    ),
    played: fc.array(
      fc
        .tuple(name, season, fc.nat(40), fc.nat(30), fc.boolean())
        .map(([at, year, matches, goals, cup]) => `${at} ${year} ${matches}/${goals}${cup ? ' cup' : ''}`),
      { maxLength: 20 },
    ),
    moved: fc.array(
      fc
        .tuple(season, fc.constantFrom('01-20', '07-01'), name, name, fc.constantFrom('move', 'loan', 'back-from-loan'))
        .map(([year, day, from, to, kind]) => `${year}-${day} ${from} ${to} ${kind}`),
      { maxLength: 8 },
    ),
  });

  test('no league match is lost and none counted twice', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const input = rows({ ...facts, now: 2027 });
        const league = input.appearances.filter(({ isLeague }) => isLeague);
        const career = mergeCareer(input);
        for (const figure of ['matches', 'goals'] as const) {
          const told = league.reduce((sum, known) => sum + (known[figure] ?? 0), 0);
          expect(career.reduce((sum, spell) => sum + (spell[figure] ?? 0), 0)).toBe(told);
        }
      }),
    );
  });

  test('spells are in order, end after they begin, and only those on loan overlap', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const career = mergeCareer(rows(facts));
        for (const { start, end } of career) {
          expect(start).toBeGreaterThan(2000);
          expect(end ?? start).toBeGreaterThanOrEqual(start);
        }
        const own = career.filter(({ loan }) => !loan);
        own.slice(1).forEach(({ start }, index) => {
          expect(own[index]!.end).not.toBeNull();
          expect(own[index]!.end).toBeLessThanOrEqual(start);
        });
      }),
    );
  });

  test('the order in which it says it changes nothing', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const input = rows(facts);
        const backwards = {
          ...input,
          teams: [...input.teams].reverse(),
          appearances: [...input.appearances].reverse(),
        };
        const spells = (of: CareerRows): unknown[] =>
          mergeCareer(of)
            .map((spell) => JSON.stringify(spell))
            .sort();
        expect(spells(backwards)).toEqual(spells(input));
      }),
    );
  });
});
