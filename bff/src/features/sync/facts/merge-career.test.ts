import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ApiAppearances, ApiTeamRef, ApiTransfer } from '../wire/api-types.ts';
import { mergeCareer, type CareerRows } from './merge-career.ts';

const CLUBS = ['Ajax', 'Benfica', 'Celtic', 'Dinamo', 'Everton'];

/** Rows of the service as text. "Ajax 2018 30/5": 30 matches and 5 goals in a league. "Ajax 2018": listed in that season. */
interface RowTexts {
  listed?: string[];
  played?: string[];
  moved?: string[];
  unknown?: number[];
  now?: number;
}

function rows({ listed = [], played = [], moved = [], unknown = [], now = 2026 }: RowTexts): CareerRows {
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

function club(name: string): ApiTeamRef {
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

/** Returns the merged career as texts such as "Ajax 2018-2020 60/9 loan". */
function careerOf(texts: RowTexts): string[] {
  return mergeCareer(rows(texts)).map(({ team, start, end, matches, goals, loan }) =>
    [team.name, `${start}-${end ?? ''}`, `${matches ?? '-'}/${goals ?? '-'}`, ...(loan ? ['loan'] : [])].join(' '),
  );
}

describe('mergeCareer', () => {
  test.each<[string, RowTexts, string[]]>([
    ['returns nothing for no rows', {}, []],
    ['ends a stay of one season in the next year', { played: ['Ajax 2018 30/5'] }, ['Ajax 2018-2019 30/5']],
    ['sums the seasons of one stay', { played: ['Ajax 2018 30/5', 'Ajax 2019 28/4'] }, ['Ajax 2018-2020 58/9']],
    [
      'counts only league rows, also several in one season',
      { played: ['Ajax 2018 30/5', 'Ajax 2018 4/1 cup', 'Ajax 2018 2/2'] },
      ['Ajax 2018-2019 32/7'],
    ],
    [
      'separates the stays of several clubs',
      { played: ['Benfica 2020 20/1', 'Ajax 2018 30/5', 'Ajax 2019 1/0'] },
      ['Ajax 2018-2020 31/5', 'Benfica 2020-2021 20/1'],
    ],
    [
      'leaves a stay open if the current season is listed',
      { played: ['Ajax 2025 30/5', 'Ajax 2026 3/1'] },
      ['Ajax 2025- 33/6'],
    ],
    ['ignores future seasons', { listed: ['Ajax 2025', 'Ajax 2027'] }, ['Ajax 2025-2026 -/-']],
    [
      'returns two stays for a player who returned to a club',
      { played: ['Ajax 2015 30/1', 'Benfica 2016 30/2', 'Ajax 2017 30/3'] },
      ['Ajax 2015-2016 30/1', 'Benfica 2016-2017 30/2', 'Ajax 2017-2018 30/3'],
    ],
    [
      'returns one stay if the player was on loan in between',
      {
        played: ['Ajax 2015 30/1', 'Benfica 2016 30/2', 'Ajax 2017 30/3'],
        moved: ['2016-07-01 Ajax Benfica loan', '2017-06-30 Benfica Ajax back-from-loan'],
      },
      ['Ajax 2015-2018 60/4', 'Benfica 2016-2017 30/2 loan'],
    ],
    [
      'recognizes a loan if the lending club still lists the player',
      { listed: ['Ajax 2015', 'Ajax 2016', 'Ajax 2017'], played: ['Benfica 2016 12/2'] },
      ['Ajax 2015-2018 -/-', 'Benfica 2016-2017 12/2 loan'],
    ],
    [
      'assumes a winter transfer if the old club had the player in a match',
      { played: ['Ajax 2015 30/1', 'Ajax 2016 15/1', 'Benfica 2016 16/2', 'Benfica 2017 30/0'] },
      ['Ajax 2015-2017 45/2', 'Benfica 2017-2018 46/2'],
    ],
    [
      'assumes a summer transfer if the old club only listed the player',
      { listed: ['Ajax 2016'], played: ['Ajax 2015 30/1', 'Benfica 2016 16/2', 'Benfica 2017 30/0'] },
      ['Ajax 2015-2016 30/1', 'Benfica 2016-2018 46/2'],
    ],
    [
      'uses the years of the transfers',
      {
        played: ['Ajax 2015 30/1', 'Ajax 2016 15/1', 'Benfica 2016 16/2'],
        moved: ['2015-01-15 Celtic Ajax', '2017-01-31 Ajax Benfica', '2017-08-31 Benfica Celtic'],
      },
      ['Ajax 2015-2017 45/2', 'Benfica 2017-2017 16/2'],
    ],
    [
      'dates half a season on loan by its transfer',
      {
        played: ['Ajax 2015 30/1', 'Ajax 2016 8/0', 'Benfica 2016 16/2', 'Ajax 2017 30/1'],
        moved: ['2017-01-20 Ajax Benfica loan', '2017-06-30 Benfica Ajax back-from-loan'],
      },
      ['Ajax 2015-2018 68/2', 'Benfica 2017-2017 16/2 loan'],
    ],
    [
      'returns one stay without a loan if the player is bought after it',
      {
        played: ['Ajax 2014 30/1', 'Benfica 2015 8/0', 'Benfica 2016 16/2'],
        moved: ['2015-07-01 Ajax Benfica loan', '2016-07-01 Ajax Benfica'],
      },
      ['Ajax 2014-2015 30/1', 'Benfica 2015-2017 24/2'],
    ],
    [
      'closes a stay if the player has left in the current season',
      { played: ['Ajax 2025 30/1', 'Ajax 2026 2/0', 'Benfica 2026 4/0'], moved: ['2026-08-30 Ajax Benfica'] },
      ['Ajax 2025-2026 32/1', 'Benfica 2026- 4/0'],
    ],
    [
      'returns no figures for a stay with an unknown season',
      { listed: ['Ajax 2018'], played: ['Ajax 2019 28/4'], unknown: [2018] },
      ['Ajax 2018-2020 -/-'],
    ],
    [
      'distinguishes an unknown figure from zero',
      { played: ['Ajax 2018 -/-', 'Benfica 2020 0/0', 'Celtic 2022 -/-', 'Celtic 2023 5/-'] },
      ['Ajax 2018-2019 -/-', 'Benfica 2020-2021 0/0', 'Celtic 2022-2024 5/-'],
    ],
    [
      'identifies a club without an id by its name',
      { played: ['Old 1999 30/5', 'OLD 2000 20/5'] },
      ['Old 1999-2001 50/10'],
    ],
  ])('%s', (_case, facts, expected) => {
    expect(careerOf(facts)).toEqual(expected);
  });

  test('identifies a club with two spellings by its id', () => {
    const { teams, ...others } = rows({ played: ['Ajax 2018 30/5', 'Ajax 2019 28/4'] });
    const renamed = teams.map(({ team, seasons }) => ({ team: { ...team, name: 'AFC Ajax' }, seasons }));
    expect(mergeCareer({ ...others, teams: renamed })).toMatchObject([{ team: { apiId: 1 }, matches: 58 }]);
  });
});

describe('mergeCareer, for any rows', () => {
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

  test('counts every league match and goal exactly once', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const input = rows({ ...facts, now: 2027 });
        const league = input.appearances.filter(({ isLeague }) => isLeague);
        const career = mergeCareer(input);
        for (const figure of ['matches', 'goals'] as const) {
          const total = league.reduce((sum, known) => sum + (known[figure] ?? 0), 0);
          expect(career.reduce((sum, spell) => sum + (spell[figure] ?? 0), 0)).toBe(total);
        }
      }),
    );
  });

  test('returns spells in order of time, of which only loans overlap', () => {
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

  test('returns the same spells for rows in another order', () => {
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
