import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { frozeLastPage, hasNote, useNote } from './frozen-page.ts';

const KEY = 'cups';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The locks of other tabs. */
function hold(...names: string[]) {
  const request = () => Promise.resolve();
  const query = () => Promise.resolve({ held: names.map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
}

test('a page leaves a note if it ends while it shows a running game', () => {
  const { unmount } = renderHook(() => useNote(KEY));
  expect(hasNote(KEY)).toBe(true);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hasNote(KEY)).toBe(false);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hasNote(KEY)).toBe(true);
  dispatchEvent(new Event('pagehide'));
  expect(hasNote(KEY)).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  unmount();
  expect(hasNote(KEY)).toBe(false);
});

test.each([
  ['no tab', true, []],
  ['a tab with another game', true, ['sl:frame:memo-game']],
  ['another tab with the game', false, ['sl:frame:cups']],
])('if there is %s, the game counts as having frozen its page: %s', async (_which, isFrozen, held) => {
  hold(...held);
  localStorage.setItem('sl:frame:cups', '1');
  expect(await frozeLastPage(KEY)).toBe(isFrozen);
  expect(hasNote(KEY)).toBe(false);
});
