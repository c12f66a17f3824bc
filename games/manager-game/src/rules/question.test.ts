import { createRandom } from '@soccer-legends/game-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAlike, type Coach } from './coach.ts';
import { nextCoach, questionAbout, unused } from './question.ts';

const NATIONS = ['ESP', 'ITA', 'GER', 'ENG', null];

function coach(id: number, nation: string | null, team: string | null): Coach {
  return { id, name: `Coach ${id}`, photo: `https://site.test/${id}.jpg`, country: nation, nation, team };
}

const anyCoaches = fc
  .array(fc.tuple(fc.constantFrom(...NATIONS), fc.constantFrom('Milan', 'Roma', 'Leeds', 'Betis', null)), {
    minLength: 10,
    maxLength: 40,
  })
  .map((facts) => facts.map(([nation, team], id) => coach(id, nation, team)));

test('a question has four different names including the correct one', () => {
  fc.assert(
    fc.property(anyCoaches, fc.integer(), fc.nat(9), (coaches, seed, asked) => {
      const { options } = questionAbout(asked, { coaches, shown: [], broken: [] }, createRandom(seed));
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(coaches[asked]!.name);
    }),
    { numRuns: 1000 },
  );
});

test('wrong names avoid stickers that look alike while there are others', () => {
  fc.assert(
    fc.property(anyCoaches, fc.integer(), fc.nat(9), (coaches, seed, place) => {
      const asked = coaches[place]!;
      fc.pre(coaches.filter((other) => !lookAlike(other, asked)).length >= 3);
      const { options } = questionAbout(place, { coaches, shown: [], broken: [] }, createRandom(seed));
      const wrong = coaches.filter((other) => other !== asked && options.includes(other.name));
      expect(wrong.filter((other) => lookAlike(other, asked))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('the names have at least two nations and three clubs if the coaches allow it', () => {
  const coaches = Array.from({ length: 40 }, (_, id) => coach(id, NATIONS[id % 4]!, `Club ${id % 9}`));
  for (let seed = 1; seed <= 1000; seed++) {
    const { options } = questionAbout(seed % 40, { coaches, shown: [], broken: [] }, createRandom(seed));
    const chosen = coaches.filter(({ name }) => options.includes(name));
    expect(new Set(chosen.map(({ nation }) => nation)).size).toBeGreaterThanOrEqual(2);
    expect(new Set(chosen.map(({ team }) => team)).size).toBeGreaterThanOrEqual(3);
  }
});

describe('wrong names', () => {
  const spanish = coach(0, 'ESP', 'Milan');
  const others = [coach(1, 'ESP', 'Roma'), coach(2, 'ESP', 'Leeds'), coach(3, 'ITA', 'Milan')];
  const coaches = [spanish, ...others, coach(4, 'GER', null), coach(5, 'ENG', 'Betis'), coach(6, 'GER', 'Leeds')];

  test('are those of one compatriot and two others', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { options } = questionAbout(0, { coaches, shown: [], broken: [] }, createRandom(seed));
      const chosen = coaches.filter(({ name }) => options.includes(name));
      expect(chosen.filter(({ nation }) => nation === 'ESP')).toHaveLength(2);
    }
  });

  test('prefer coaches who were not shown yet', () => {
    const strangers = Array.from({ length: 10 }, (_, id) => coach(id, `N${id}`, `Club ${id}`));
    for (let seed = 1; seed <= 100; seed++) {
      const shown = [1, 2, 3, 4, 5, 6];
      const { options } = questionAbout(0, { coaches: strangers, shown, broken: [] }, createRandom(seed));
      expect(options.toSorted()).toEqual(['Coach 0', 'Coach 7', 'Coach 8', 'Coach 9']);
    }
  });

  test('are those of shown coaches if no others are left', () => {
    const strangers = Array.from({ length: 10 }, (_, id) => coach(id, `N${id}`, `Club ${id}`));
    const shown = [1, 2, 3, 4, 5, 6, 7, 8];
    const { options } = questionAbout(0, { coaches: strangers, shown, broken: [] }, createRandom(1));
    expect(options).toContain('Coach 9');
    expect(new Set(options).size).toBe(4);
  });
});

describe('look-alikes', () => {
  test.each([
    ['one nation, two clubs', coach(1, 'ESP', 'Milan'), coach(2, 'ESP', 'Roma'), false],
    ['one nation, one club', coach(1, 'ESP', 'Milan'), coach(2, 'ESP', 'Milan'), true],
    ['one nation, one unknown club', coach(1, 'ESP', null), coach(2, 'ESP', 'Roma'), true],
    ['one nation, both clubs unknown', coach(1, 'ESP', null), coach(2, 'ESP', null), true],
    ['two nations, one club', coach(1, 'ESP', 'Milan'), coach(2, 'ITA', 'Milan'), false],
    [
      'a nation without a code',
      { ...coach(1, null, null), country: 'A' },
      { ...coach(2, null, null), country: 'B' },
      false,
    ],
  ])('%s', (_what, one, other, alike) => {
    expect(lookAlike(one, other)).toBe(alike);
    expect(lookAlike(other, one)).toBe(alike);
  });
});

test.each([
  ['shown', { shown: [0, 1, 2, 3, 4, 5], broken: [] }],
  ['broken', { shown: [0], broken: [1, 2, 3, 4, 5] }],
])('four remaining coaches allow another question, three do not: %s', (_why, { shown, broken }) => {
  const coaches = Array.from({ length: 10 }, (_, id) => coach(id, 'ESP', null));
  expect(unused({ coaches, shown, broken })).toEqual([6, 7, 8, 9]);
  expect([6, 7, 8, 9]).toContain(nextCoach({ coaches, shown, broken }, createRandom(1)));
  expect(nextCoach({ coaches, shown: [...shown, 6], broken }, createRandom(1))).toBeUndefined();
});
