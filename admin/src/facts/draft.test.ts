import type { FactSheet } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import {
  changeDraft,
  emptyDraft,
  isEmpty,
  newKeys,
  spellRows,
  toChange,
  type Draft,
  type DraftAction,
} from './draft.ts';

const spell = { club: 'Milan', startYear: 2003, endYear: 2009, matches: 193, goals: 70, loan: false };
const sheet: FactSheet = {
  id: 12,
  version: 4,
  fields: { name: 'Kaká', born: 1982, nation: 'BRA', hidden: false, number: 22 },
  sources: {},
  spells: [
    { key: 'Milan 2003', ...spell, source: spell, removed: false },
    { key: '+1', ...spell, club: 'Orlando City', startYear: 2014, source: null, removed: false },
    { key: 'Ajax 1990', ...spell, club: 'Ajax', source: spell, removed: true },
  ],
};
const after = (...actions: DraftAction[]): Draft =>
  actions.reduce((draft, action) => changeDraft(sheet, draft, action), emptyDraft(sheet));

describe('a draft', () => {
  test('contains only fields that differ from the saved facts', () => {
    expect(after({ type: 'field', field: 'number', value: 10 }).fields).toEqual({ number: 10 });
    const same = after({ type: 'field', field: 'number', value: 10 }, { type: 'field', field: 'number', value: 22 });
    expect(isEmpty(same)).toBe(true);
  });

  test('contains only facts of a spell that differ from the saved ones', () => {
    const goals = (value: number): DraftAction => ({ type: 'spell', key: 'Milan 2003', field: 'goals', value });
    expect(after(goals(71)).spells).toEqual({ 'Milan 2003': { goals: 71 } });
    expect(isEmpty(after(goals(71), goals(70)))).toBe(true);
  });

  test('removes a saved spell, and restores a removed one', () => {
    expect(after({ type: 'remove', key: 'Milan 2003', removed: true }).spells).toEqual({
      'Milan 2003': { removed: true },
    });
    expect(after({ type: 'remove', key: 'Ajax 1990', removed: false }).spells).toEqual({
      'Ajax 1990': { removed: false },
    });
  });

  test('drops a new spell when it is removed', () => {
    expect(isEmpty(after({ type: 'add' }, { type: 'remove', key: 'new 1', removed: true }))).toBe(true);
  });

  test('keeps the position and key of each new spell', () => {
    const draft = after(
      { type: 'add' },
      { type: 'add' },
      { type: 'spell', key: 'new 1', field: 'club', value: 'Parma' },
      { type: 'spell', key: 'new 2', field: 'club', value: 'Roma' },
      { type: 'spell', key: 'new 1', field: 'startYear', value: 2000 },
    );
    const added = spellRows(sheet, draft).filter(({ isNew }) => isNew);
    expect(added.map(({ key, values }) => [key, values.club, values.startYear])).toEqual([
      ['new 1', 'Parma', 2000],
      ['new 2', 'Roma', null],
    ]);
  });
});

test("shows the saved spells with the draft's changes as rows", () => {
  const [milan, , ajax] = spellRows(sheet, after({ type: 'spell', key: 'Milan 2003', field: 'endYear', value: null }));
  expect([milan!.values.endYear, [...milan!.changed], milan!.source]).toEqual([null, ['endYear'], spell]);
  expect(ajax!.removed).toBe(true);
});

test('sends the version, the changes, new spells without a key, and the reason if there is one', () => {
  const draft = after(
    { type: 'field', field: 'born', value: 1983 },
    { type: 'spell', key: 'Milan 2003', field: 'goals', value: 71 },
    { type: 'add' },
    { type: 'spell', key: 'new 1', field: 'club', value: 'Parma' },
  );
  expect(toChange(draft, ' a letter ')).toEqual({
    version: 4,
    reason: 'a letter',
    fields: { born: 1983 },
    spells: [{ key: 'Milan 2003', goals: 71 }, expect.objectContaining({ club: 'Parma', startYear: null })],
  });
  expect(toChange(draft, ' ')).not.toHaveProperty('reason');
});

test('expects the server to number new spells after all numbers that are taken', () => {
  const spells = ['+1', '+2'].map((key) => ({ ...sheet.spells[0]!, key }));
  const keys = newKeys({ ...sheet, spells }, after({ type: 'add' }, { type: 'add' }));
  expect([...keys.keys()]).toEqual(['+3', '+4']);
});

test('expects the server to number new spells with the first free numbers', () => {
  expect([...newKeys(sheet, after({ type: 'add' }, { type: 'add' }))]).toEqual([
    ['+2', 'new 1'],
    ['+3', 'new 2'],
  ]);
});
