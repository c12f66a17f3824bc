// @vitest-environment happy-dom
import type { EditedKind, FactSheet } from '@soccer-legends/contracts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const sheet: FactSheet = {
  ...{ id: 7, version: 4, sources: {}, spells: [] },
  fields: { name: 'Kaká', fullName: null, surname: null, born: 1982, nation: 'BRA', hidden: false },
};

function openDraft(kind: EditedKind = 'players') {
  const { result } = renderHook(() => useDraft(kind, sheet));
  return {
    hook: () => result.current,
    type: (field: 'born' | 'surname', value: number | string) =>
      act(() => result.current.change({ type: 'field', field, value })),
    undo: () => act(() => result.current.undo()),
  };
}

test('undoes three changes one by one', () => {
  const { hook, type, undo } = openDraft();
  type('born', 1983);
  type('surname', 'Kaká');
  type('born', 1984);
  for (const fields of [{ born: 1983, surname: 'Kaká' }, { born: 1983 }, {}]) {
    undo();
    expect(hook().draft.fields).toEqual(fields);
  }
  expect(hook().canUndo).toBe(false);
});

test('typing in the same field after an undo can be undone', () => {
  const { hook, type, undo } = openDraft();
  type('born', 1983);
  undo();
  type('born', 1984);
  undo();
  expect(hook().draft.fields).toEqual({});
});

test('an undo keeps the version of a conflict', () => {
  const { hook, type, undo } = openDraft();
  type('born', 1983);
  act(() => hook().rebase(9));
  undo();
  expect(hook().draft).toEqual({ version: 9, fields: {}, spells: {} });
});

test('a draft is stored while it has changes', () => {
  const { hook, type, undo } = openDraft();
  type('born', 1983);
  expect(openDraft().hook().draft.fields).toEqual({ born: 1983 });
  undo();
  expect(sessionStorage.length).toBe(0);
  type('born', 1984);
  act(() => hook().clear());
  expect(sessionStorage.length).toBe(0);
});

test('a player and a coach with the same id have separate drafts', () => {
  openDraft('players').type('born', 1983);
  expect(openDraft('coaches').hook().draft.fields).toEqual({});
});
