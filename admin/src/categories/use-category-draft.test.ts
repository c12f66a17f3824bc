// @vitest-environment happy-dom
import { LANGUAGES, type CategorySheet } from '@soccer-legends/contracts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCategoryDraft } from './use-category-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const names = Object.fromEntries(LANGUAGES.map((language) => [language, 'Cup'])) as CategorySheet['names'];
const sheet: CategorySheet = { id: 'group cup', version: 7, enabled: true, names, members: [] };

function disable(): ReturnType<typeof useCategoryDraft> {
  const { result } = renderHook(() => useCategoryDraft(sheet));
  act(() => result.current.change({ enabled: false }));
  return result.current;
}

const isEnabled = (shown: CategorySheet): boolean =>
  renderHook(() => useCategoryDraft(shown)).result.current.draft.enabled;

test('keeps unsaved changes only for the version of the group that they change', () => {
  disable();
  expect(isEnabled(sheet)).toBe(false);
  expect(isEnabled({ ...sheet, version: 8 })).toBe(true);
  expect(isEnabled({ ...sheet, id: 'group word' })).toBe(true);
});

test('stores no cleared changes', () => {
  const { clear } = disable();
  act(clear);
  expect(isEnabled(sheet)).toBe(true);
});
