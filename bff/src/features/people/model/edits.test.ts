import fc from 'fast-check';
import type { FactValue } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { applyEdits, isUnedited, NO_EDITS, type Edits, changeEdits, UnknownSpell, type PlannedSpell } from './edits.ts';
import type { Facts, Spell } from './facts.ts';

/** Parses "Arsenal 2013-2021 100/10 loan": club, years, matches, goals. "?" means unknown; no end means current. */
function spell(text: string): Spell {
  const [, club, start, end, matches, goals, loan] = /^(\D+) (\d{4})-(\d{4})?(?: (\d+|\?)\/(\d+|\?))?( loan)?$/.exec(
    text,
  )!;
  const figure = (digits = '?'): number | null => (digits === '?' ? null : Number(digits));
  return {
    club: club!,
    teamId: null,
    from: Number(start),
    to: end === undefined ? null : Number(end),
    matches: figure(matches),
    goals: figure(goals),
    loan: loan !== undefined,
  };
}

function textOf({ club, from, to, matches, goals, loan }: Spell): string {
  return `${club} ${from}-${to ?? ''} ${matches ?? '?'}/${goals ?? '?'}${loan ? ' loan' : ''}`;
}

const facts = (career: readonly string[], fields: Record<string, FactValue> = {}): Facts => ({
  fields: { name: 'Kaká', born: 1982, ...fields },
  career: career.map(spell),
});
const edited = (sources: Facts, ...changes: PlannedSpell[]): Edits =>
  changes.reduce((edits, change) => changeEdits(sources, edits, { fields: {}, spells: [change] }), NO_EDITS);
const shown = (sources: Facts, edits: Edits): string[] => applyEdits(sources, edits).career.map(textOf);

const MILAN = facts(['Milan 2003-2009 193/70', 'Real Madrid 2009-2013 85/23', 'Milan 2013-2014 30/7']);

describe('a spell', () => {
  test('has its club and first year as key, with a number if the key is taken', () => {
    const twice = facts(['Milan 2003-2009', 'Milan 2003-2004 loan']);
    expect(applyEdits(twice, NO_EDITS).career.map(({ key }) => key)).toEqual(['Milan 2003', 'Milan 2003 (2)']);
  });

  test('keeps its key when its club and years change', () => {
    const edits = edited(MILAN, { key: 'Milan 2003', club: 'Inter', teamId: null, from: 2004 });
    expect(applyEdits(MILAN, edits).career[0]).toMatchObject({ key: 'Milan 2003', club: 'Inter', from: 2004 });
  });

  test.each([
    ['keeps', 'its figures', { matches: 12 }, '2026-07-22'],
    ['loses', 'its club', { club: 'Inter', teamId: null }, undefined],
    ['loses', 'its first year', { from: 2025 }, undefined],
  ])('%s the date of its source when an administrator corrects %s', (_what, _fact, change, asOf) => {
    const sources = { ...MILAN, career: [{ ...spell('Milan 2024- 10/1'), asOf: '2026-07-22' }] };
    const { career } = applyEdits(sources, edited(sources, { key: 'Milan 2024', ...change }));
    expect(career[0]!.asOf).toBe(asOf);
  });

  test('that is added is sorted by its first year', () => {
    const edits = edited(MILAN, { club: 'Parma', from: 2004, to: 2004, loan: true });
    expect(shown(MILAN, edits)[1]).toBe('Parma 2004-2004 ?/? loan');
  });

  test('that is added twice gets two keys', () => {
    const parma = { club: 'Parma', from: 2004 };
    expect(edited(MILAN, parma, parma).spells.map(({ key }) => key)).toEqual(['+1', '+2']);
  });

  test('that is added and removed leaves no edit', () => {
    expect(isUnedited(edited(MILAN, { club: 'Parma', from: 2004 }, { key: '+1', removed: true }))).toBe(true);
  });

  test('that was removed can be restored', () => {
    const removed = edited(MILAN, { key: 'Milan 2003', removed: true });
    expect(applyEdits(MILAN, removed).removed.map(({ key }) => key)).toEqual(['Milan 2003']);
    const restored = changeEdits(MILAN, removed, { fields: {}, spells: [{ key: 'Milan 2003', removed: false }] });
    expect(isUnedited(restored)).toBe(true);
  });

  test('that does not exist is rejected', () => {
    expect(() => edited(MILAN, { key: 'Milan 1990', goals: 1 })).toThrow(UnknownSpell);
  });

  test('that is set to the values of the sources follows them again', () => {
    expect(isUnedited(edited(MILAN, { key: 'Milan 2003', goals: 71 }, { key: 'Milan 2003', goals: 70 }))).toBe(true);
  });
});

describe('a later answer of the sources', () => {
  test.each<[string, PlannedSpell, string[], string[]]>([
    [
      'changes the facts that were not edited',
      { key: 'Milan 2003', goals: 71 },
      ['Milan 2003-2009 199/70'],
      ['Milan 2003-2009 199/71'],
    ],
    [
      'does not change an edited fact',
      { key: 'Milan 2003', goals: 71 },
      ['Milan 2003-2009 193/65'],
      ['Milan 2003-2009 193/71'],
    ],
    [
      'that agrees with an edit does not end it',
      { key: 'Milan 2003', goals: 71 },
      ['Milan 2003-2009 193/71'],
      ['Milan 2003-2009 193/71'],
    ],
    [
      'with another first year is about the same spell',
      { key: 'Milan 2003', goals: 71 },
      ['Milan 2002-2009 193/70'],
      ['Milan 2002-2009 193/71'],
    ],
    ['without the edited spell keeps it', { key: 'Milan 2003', goals: 71 }, [], ['Milan 2003-2009 193/71']],
    ['does not bring back a removed spell', { key: 'Milan 2003', removed: true }, ['Milan 2003-2009 200/70'], []],
    [
      'with an added spell does not have it twice',
      { club: 'Parma', from: 2015, matches: 3, goals: 0 },
      ['Milan 2003-2009 193/70', 'Parma 2015-2016 2/1'],
      ['Milan 2003-2009 193/70', 'Parma 2015- 3/0'],
    ],
    [
      'adds a spell',
      { key: 'Milan 2003', goals: 71 },
      ['Milan 2003-2009 193/70', 'Parma 2015-2016 2/1'],
      ['Milan 2003-2009 193/71', 'Parma 2015-2016 2/1'],
    ],
  ])('%s', (_what, change, later, expected) => {
    const known = facts(['Milan 2003-2009 193/70']);
    const full = 'club' in change ? { to: null, loan: false, teamId: null, ...change } : change;
    expect(shown(facts(later), edited(known, full))).toEqual(expected);
  });

  test('about a second spell at the club does not change the edited one', () => {
    const edits = edited(MILAN, { key: 'Milan 2013', goals: 8 });
    const later = facts(['Milan 2003-2009 193/70']);
    expect(shown(later, edits)).toEqual(['Milan 2003-2009 193/70', 'Milan 2013-2014 30/8']);
  });
});

test('a second edit of a spell keeps the first one, also if the sources agreed with the first in between', () => {
  const first = edited(facts(['Milan 2003-2009 193/70']), { key: 'Milan 2003', goals: 71 });
  const agreed = facts(['Milan 2003-2009 193/71']);
  const second = changeEdits(agreed, first, { fields: {}, spells: [{ key: 'Milan 2003', matches: 194 }] });
  expect(shown(facts(['Milan 2003-2009 200/65']), second)).toEqual(['Milan 2003-2009 194/71']);
});

test('an edit of a loan does not change the transfer of the same year', () => {
  const both = facts(['Milan 2003-2004 10/1 loan', 'Milan 2003-2009 193/70']);
  const edits = edited(both, { key: 'Milan 2003 (2)', goals: 71 });
  expect(shown(both, edits)).toEqual(['Milan 2003-2004 10/1 loan', 'Milan 2003-2009 193/71']);
});

test('an edited field overrides the sources until it is set to their value', () => {
  const edits = changeEdits(MILAN, NO_EDITS, { fields: { born: 1983 }, spells: [] });
  const later = facts([], { born: 1981 });
  expect(applyEdits(later, edits).fields['born']).toBe(1983);
  expect(isUnedited(changeEdits(later, edits, { fields: { born: 1981 }, spells: [] }))).toBe(true);
});

const FIELDS = ['from', 'to', 'matches', 'goals'] as const;
const careers = fc
  .uniqueArray(fc.tuple(fc.constantFrom('Ajax', 'Milan', 'Inter', 'Roma'), fc.integer({ min: 0, max: 4 })), {
    maxLength: 6,
    selector: ([club, place]) => `${club} ${place}`,
  })
  .map((stays) =>
    stays
      // Years far enough apart that a shift by one year cannot match another spell.
      .map(([club, place]) => spell(`${club} ${1990 + place * 5}-${1993 + place * 5} 10/1`))
      .sort((one, other) => one.from - other.from),
  );

test('an edit of any fact of any spell takes effect and changes no other fact', () => {
  fc.assert(
    fc.property(
      careers,
      fc.nat(),
      fc.constantFrom(...FIELDS),
      fc.integer({ min: 1990, max: 2020 }),
      (career, at, field, value) => {
        fc.pre(career.length > 0);
        const sources = { fields: {}, career };
        const before = applyEdits(sources, NO_EDITS).career;
        const { key } = before[at % before.length]!;
        const after = applyEdits(
          sources,
          changeEdits(sources, NO_EDITS, { fields: {}, spells: [{ key, [field]: value }] }),
        );
        const expected = before.map((own) => (own.key === key ? { ...own, [field]: value } : own));
        const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
        expect([...after.career].sort(byKey)).toEqual(expected.sort(byKey));
      },
    ),
  );
});

test('an edit of a spell survives any later answer and hides no spell of it', () => {
  fc.assert(
    fc.property(careers, careers, fc.nat(), fc.integer({ min: 0, max: 99 }), (first, second, at, goals) => {
      fc.pre(first.length > 0);
      const { key } = applyEdits({ fields: {}, career: first }, NO_EDITS).career[at % first.length]!;
      const edits = changeEdits({ fields: {}, career: first }, NO_EDITS, { fields: {}, spells: [{ key, goals }] });
      const after = applyEdits({ fields: {}, career: second }, edits).career;
      const known = second.filter((own) => !after.some(({ source }) => source === own));
      expect(known).toEqual([]);
      if (goals !== 1) expect(after.find((own) => own.key === key)).toMatchObject({ goals });
    }),
  );
});
