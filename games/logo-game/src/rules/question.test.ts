import { createRandom } from '@soccer-legends/game-sdk';
import type { TeamLogo } from '@soccer-legends/game-sdk/data';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextLogo, questionAbout } from './question.ts';

const COUNTRIES = ['ENG', 'ESP', 'ITA', null];
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

function pool(size: number): TeamLogo[] {
  return Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    name: `Club ${index + 1}`,
    logoUrl: `/art/crest/${index + 1}.svg`,
    country: COUNTRIES[index % COUNTRIES.length]!,
    crest: { shape: 'round', field: 'plain', colors: ['red', 'red'], charge: `charge ${index}`, chargeColor: 'gold' },
  }));
}

describe('a question', () => {
  test('a question has four different names including the correct one', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 4, max: 40 }), (seed, size) => {
        const logos = pool(size);
        const random = createRandom(seed);
        const logo = random.below(size);
        const { options } = questionAbout(logo, logos, random);
        expect(new Set(options).size).toBe(4);
        expect(options).toContain(logos[logo]!.name);
      }),
      { numRuns: 1000 },
    );
  });

  test('a question puts the correct name on every button with some seed', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((seed) =>
      questionAbout(0, pool(12), createRandom(seed)).options.indexOf('Club 1'),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  test.each([
    // Of twelve clubs, 1, 5 and 9 are English.
    ['at least two from the same country', 0, ['Club 5', 'Club 9'], 2],
    ['any if the country is unknown', 3, ['Club 8', 'Club 12'], 0],
  ])('a question has wrong names: %s', (_whom, logo, compatriots, atLeast) => {
    const met: number[] = [];
    for (let seed = 1; seed <= 100; seed++) {
      const { options } = questionAbout(logo, pool(12), createRandom(seed));
      met.push(compatriots.filter((name) => options.includes(name)).length);
    }
    expect(Math.min(...met)).toBe(atLeast);
  });

  test('never offers another club with the same-looking picture, as long as there are others', () => {
    const logos = pool(5).map((logo, index, all) => ({ ...logo, crest: all[index < 2 ? 0 : index]!.crest }));
    for (let seed = 1; seed <= 100; seed++) {
      expect(questionAbout(0, logos, createRandom(seed)).options).not.toContain('Club 2');
      expect(questionAbout(0, logos.slice(0, 4), createRandom(seed)).options).toContain('Club 2');
    }
  });

  test('treats real logos as different pictures', () => {
    const logos = pool(12).map((logo) => ({ ...logo, crest: null }));
    for (let seed = 1; seed <= 100; seed++) {
      expect(questionAbout(0, logos, createRandom(seed)).options).toEqual(expect.arrayContaining(['Club 5', 'Club 9']));
    }
  });
});

describe('the next logo', () => {
  test.each([
    ['one that was not shown yet', [0, 1, 2], [], [3]],
    ['any but the latest after all were shown', [0, 1, 2, 3], [], [0, 1, 2]],
    ['not a broken one', [0, 1], [1, 2], [3]],
    ['a shown one rather than a broken one', [0, 1], [1, 2, 3], [0]],
    ['undefined if all others are broken', [0], [1, 2, 3], [undefined]],
  ])('the next logo is %s', (_which, shown, broken, expected) => {
    const found = new Set<number | undefined>();
    for (let seed = 1; seed <= 100; seed++) found.add(nextLogo({ logos: pool(4), shown, broken }, createRandom(seed)));
    expect([...found].sort()).toEqual(expected);
  });
});
