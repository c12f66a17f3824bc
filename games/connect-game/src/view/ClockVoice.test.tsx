// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneClubMen } from '../rules/test-decks.ts';
import { openPage } from './test-page.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  [30, ['10 seconds left', '5 seconds left']],
  [60, ['10 seconds left', '5 seconds left']],
])('of %i seconds the tenth and the fifth before the end are said, once', (seconds, expected) => {
  const { said, pass } = openPage({ players: oneClubMen(10), seconds });
  for (let tick = 0; tick < seconds * 10 - 5; tick++) {
    pass(100);
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(said).toEqual(expected);
});

test('a game without a timer is silent', () => {
  const { said } = openPage({ players: oneClubMen(10), seconds: null });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said).toEqual([]);
});
