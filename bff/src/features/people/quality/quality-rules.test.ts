import fc from 'fast-check';
import { FACT_CHECKS } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { QUALITY_RULES, type CheckedPlayer, type CheckedSpell } from './quality-rules.ts';

const YEAR = 2026;

/** Parses spells such as `club start-end loan`; no end means a current club. */
function career(text: string): CheckedSpell[] {
  return text
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => {
      const [, club, start, end, loan] = /^(\D+) (\d+)-(\d*)( loan)?$/.exec(part)!;
      return {
        club: club!,
        teamId: null,
        from: Number(start),
        to: end === '' ? null : Number(end),
        loan: loan !== undefined,
      };
    });
}

const player = (spells: string, facts: Partial<CheckedPlayer> = {}): CheckedPlayer => ({
  born: 1980,
  position: 'Defender',
  nation: 'ITA',
  apiId: 7,
  spells: career(spells),
  ...facts,
});

const shown = (spells: readonly CheckedSpell[] | undefined) =>
  spells?.map(({ club, from, to }) => `${club} ${from}-${to ?? ''}`).join(', ');

describe('overlap', () => {
  test.each([
    ['one club', 'Milan 2000-2005', undefined],
    ['a move within a year', 'Milan 2000-2005, Inter 2005-2008', undefined],
    ['two clubs in one year', 'Milan 2005-2005, Inter 2005-2008', undefined],
    ['two clubs in two years', 'Milan 2000-2005, Inter 2004-2008', 'Milan 2000-2005, Inter 2004-2008'],
    ['a short spell in a longer one', 'Milan 2000-2010, Inter 2003-2003', 'Milan 2000-2010, Inter 2003-2003'],
    ['a short spell in the first year of a longer one', 'Milan 2000-2005, Inter 2000-2000', undefined],
    ['a short spell in the last year of a longer one', 'Milan 2000-2005, Inter 2005-2005', undefined],
    ['a second current club', 'Milan 2015-, Inter 2020-', 'Milan 2015-, Inter 2020-'],
    ['two clubs that start together', 'Milan 2000-2005, Inter 2000-2003', 'Milan 2000-2005, Inter 2000-2003'],
    ['a loan', 'Milan 2000-2010, Inter 2003-2004 loan', undefined],
    ['a loan before the other club', 'Inter 2000-2004 loan, Milan 2002-2010', undefined],
    ['the same club', 'Milan 2000-2005, Milan 2004-2008', undefined],
    ['three clubs', 'Ajax 1990-1995, Milan 2000-2005, Inter 2003-2008', 'Milan 2000-2005, Inter 2003-2008'],
  ])('%s', (_case, spells, expected) => {
    expect(shown(QUALITY_RULES.overlap(player(spells), YEAR))).toBe(expected);
  });
});

describe('outsideLife', () => {
  test.each([
    ['at 14', 'Milan 1994-2000', undefined],
    ['at 13', 'Milan 1993-2000', 'Milan 1993-2000'],
    ['this year', 'Milan 2000-2026', undefined],
    ['next year', 'Milan 2000-2027', 'Milan 2000-2027'],
    ['a start next year', 'Milan 2027-', 'Milan 2027-'],
    ['an end before the start', 'Milan 2005-2004', 'Milan 2005-2004'],
    ['one of two', 'Milan 2000-2005, Inter 1905-1909', 'Inter 1905-1909'],
  ])('%s', (_case, spells, expected) => {
    expect(shown(QUALITY_RULES.outsideLife(player(spells), YEAR))).toBe(expected);
  });

  test.each([
    ['at 60', 1960, undefined],
    ['at 61', 1959, 'Milan 2000-2020'],
    ['at an unknown age', null, undefined],
  ])('%s', (_case, born, expected) => {
    expect(shown(QUALITY_RULES.outsideLife(player('Milan 2000-2020', { born }), YEAR))).toBe(expected);
  });
});

describe('clubTwice', () => {
  test.each([
    ['two clubs', 'Milan 2000-2005, Inter 2005-2008', undefined],
    ['a return', 'Milan 2000-2005, Inter 2005-2008, Milan 2008-2010', undefined],
    ['the same year twice', 'Milan 2000-2005, Milan 2005-2010', 'Milan 2000-2005, Milan 2005-2010'],
    [
      'the same year twice, with another club later',
      'Milan 2000-2005, Milan 2005-2010, Inter 2010-2012',
      'Milan 2000-2005, Milan 2005-2010',
    ],
    ['the same years twice', 'Milan 2000-2005, Milan 2000-2005', 'Milan 2000-2005, Milan 2000-2005'],
    ['a loan that was made permanent', 'Milan 2000-2001 loan, Milan 2001-2005', undefined],
    ['the next year', 'Milan 2009-2009, Milan 2010-2010', undefined],
    ['a loan that was repeated', 'Milan 2014-2015 loan, Milan 2015-2016 loan', undefined],
    ['the same loan twice', 'Milan 2014-2016 loan, Milan 2015-2016 loan', 'Milan 2014-2016, Milan 2015-2016'],
    ['a return within the year', 'Milan 1992-1995, Inter 1995-1995, Milan 1995-2000', undefined],
    [
      'a return within the year, from no other club',
      'Milan 1992-1995, Inter 1993-1994 loan, Milan 1995-2000',
      'Milan 1992-1995, Milan 1995-2000',
    ],
  ])('%s', (_case, spells, expected) => {
    expect(shown(QUALITY_RULES.clubTwice(player(spells), YEAR))).toBe(expected);
  });

  test('identifies a club by its id if the names differ', () => {
    const [first, second] = career('Milan 2000-2005, AC Milan 2005-2010') as [CheckedSpell, CheckedSpell];
    const spells = [
      { ...first, teamId: 4 },
      { ...second, teamId: 4 },
    ];
    expect(QUALITY_RULES.clubTwice(player('', { spells }), YEAR)).toEqual(spells);
  });
});

describe('careerGap', () => {
  test.each([
    ['no career', '', undefined],
    ['the next year', 'Milan 2000-2005, Inter 2006-2008', undefined],
    ['one year without a club', 'Milan 2000-2005, Inter 2007-2008', 'Milan 2000-2005, Inter 2007-2008'],
    ['a gap that a longer spell covers', 'Milan 2000-2010, Ajax 2001-2002 loan, Inter 2010-2012', undefined],
    [
      'a gap after a covered spell',
      'Milan 2000-2010, Ajax 2001-2002, Inter 2013-2014',
      'Milan 2000-2010, Inter 2013-2014',
    ],
    ['the second of two breaks', 'Milan 2000-2005, Inter 2006-2007, Ajax 2012-2013', 'Inter 2006-2007, Ajax 2012-2013'],
  ])('%s', (_case, spells, expected) => {
    expect(shown(QUALITY_RULES.careerGap(player(spells), YEAR))).toBe(expected);
  });
});

test.each([
  ['noCareer', { spells: [] }],
  ['noBirth', { born: null }],
  ['noPosition', { position: null }],
  ['noNation', { nation: null }],
  ['notLinked', { apiId: null }],
] as const)('%s finds a player without the fact, and no other', (check, missing) => {
  expect(QUALITY_RULES[check](player('Milan 2000-2005', missing), YEAR)).toEqual([]);
  expect(QUALITY_RULES[check](player('Milan 2000-2005'), YEAR)).toBeUndefined();
});

test('a career without loans, gaps and overlaps has no fault', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lengths, (years) => {
      let start = 1998;
      const spells = years.map((length, index): CheckedSpell => {
        const spell = { club: `Club ${index}`, teamId: index, from: start, to: start + length, loan: false };
        start += length;
        return spell;
      });
      const faults = FACT_CHECKS.filter((check) => QUALITY_RULES[check](player('', { spells }), YEAR));
      expect(faults).toEqual([]);
    }),
  );
});
