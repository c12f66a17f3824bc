import { createRandom } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coach, Job } from './coach.ts';
import { nextCoach, questionAbout, unused } from './question.ts';

const NATIONS = ['ESP', 'ITA', 'GER', 'ENG', null];

function coach(id: number, nation: string | null, career: readonly Job[] = []): Coach {
  return { id, name: `Coach ${id}`, photo: `https://site.test/${id}.jpg`, country: nation, nation, team: null, career };
}

function job(country: string | null, start: number, end: number | null): Job {
  return { team: `Club in ${country}`, country, start, end };
}

const nothing = { shown: [], offered: [], broken: [] };
const anyCoaches = fc
  .array(
    fc.tuple(fc.constantFrom(...NATIONS), fc.constantFrom('ITA', 'ENG', null), fc.integer({ min: 1960, max: 2020 })),
    {
      minLength: 10,
      maxLength: 40,
    },
  )
  .map((facts) => facts.map(([nation, league, start], id) => coach(id, nation, [job(league, start, start + 3)])));

test('a question has four different names, including the correct one', () => {
  fc.assert(
    fc.property(anyCoaches, fc.integer(), fc.nat(9), (coaches, seed, asked) => {
      const { options } = questionAbout(asked, { ...nothing, coaches }, createRandom(seed));
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(coaches[asked]!.name);
    }),
    { numRuns: 1000 },
  );
});

describe('wrong names', () => {
  const asked = coach(0, 'ESP', [job('ITA', 2000, 2005)]);
  const sameLeagueAndEra = coach(1, 'GER', [job('ITA', 2008, null)]);
  const sameEra = coach(2, 'GER', [job('ENG', 2001, 2002)]);
  const sameLeague = coach(3, 'GER', [job('ITA', 1970, 1980)]);
  const strangers = [4, 5, 6, 7].map((id) => coach(id, 'GER', [job('ENG', 1960, 1970)]));
  const compatriots = [8, 9, 10].map((id) => coach(id, 'ESP', [job('ESP', 1960, 1970)]));

  test.each([
    ['one league and era', [asked, ...strangers, sameLeagueAndEra, sameEra, sameLeague], 'Coach 1'],
    ['one era', [asked, ...strangers, sameEra, sameLeague], 'Coach 2'],
  ])('wrong names are first those of %s', (_what, coaches, expected) => {
    for (let seed = 1; seed <= 100; seed++) {
      expect(questionAbout(0, { ...nothing, coaches }, createRandom(seed)).options).toContain(expected);
    }
  });

  test('wrong names are two compatriots and one foreigner', () => {
    const coaches = [asked, sameLeagueAndEra, sameEra, sameLeague, ...compatriots];
    for (let seed = 1; seed <= 100; seed++) {
      const { options } = questionAbout(0, { ...nothing, coaches }, createRandom(seed));
      expect(coaches.filter(({ name, nation }) => nation === 'ESP' && options.includes(name))).toHaveLength(3);
    }
  });

  test('wrong names were not offered in the last two questions', () => {
    const coaches = [asked, sameLeagueAndEra, sameEra, sameLeague, ...strangers];
    const offered = [['Coach 4'], ['Coach 1', 'Coach 2'], ['Coach 3', 'Coach 5']];
    for (let seed = 1; seed <= 100; seed++) {
      const { options } = questionAbout(0, { ...nothing, coaches, offered }, createRandom(seed));
      expect(options.toSorted()).toEqual(['Coach 0', 'Coach 4', 'Coach 6', 'Coach 7']);
    }
  });

  test('wrong names are not former answers', () => {
    const coaches = [asked, ...strangers, sameLeagueAndEra];
    for (let seed = 1; seed <= 100; seed++) {
      expect(questionAbout(0, { ...nothing, coaches, shown: [5] }, createRandom(seed)).options).not.toContain(
        'Coach 1',
      );
    }
  });

  test('wrong names are former answers and names of the last questions only if no others are left', () => {
    const coaches = [asked, ...strangers];
    const used = { shown: [1, 2], offered: [['Coach 6', 'Coach 7']], broken: [] };
    expect(new Set(questionAbout(0, { ...used, coaches }, createRandom(1)).options).size).toBe(4);
  });
});

test.each([
  ['shown', { shown: [0, 1, 2, 3, 4, 5], broken: [] }],
  ['broken', { shown: [0], broken: [1, 2, 3, 4, 5] }],
])('four remaining coaches allow another question, three do not: %s', (_why, { shown, broken }) => {
  const coaches = Array.from({ length: 10 }, (_, id) => coach(id, 'ESP'));
  expect(unused({ coaches, shown, broken })).toEqual([6, 7, 8, 9]);
  expect([6, 7, 8, 9]).toContain(nextCoach({ coaches, shown, broken }, createRandom(1)));
  expect(nextCoach({ coaches, shown: [...shown, 6], broken }, createRandom(1))).toBeUndefined();
});

test('the next coach is not from the countries of the last two', () => {
  const coaches = ['ESP', 'ITA', 'GER', 'ESP', 'ITA', 'GER', 'ESP'].map((nation, id) => coach(id, nation));
  for (let seed = 1; seed <= 100; seed++) {
    const next = nextCoach({ coaches, shown: [2, 0, 1], broken: [] }, createRandom(seed));
    expect(coaches[next!]!.nation).toBe('GER');
  }
});
