// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneClubMen } from '../testing/decks.ts';
import { openPage } from '../testing/page.tsx';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  [30, ['ui.secondsLeft 10', 'ui.secondsLeft 5']],
  [60, ['ui.secondsLeft 10', 'ui.secondsLeft 5']],
])('a clock of %i seconds announces ten and five seconds, each once', (seconds, expected) => {
  const { announced, pass } = openPage({ players: oneClubMen(10), seconds });
  for (let tick = 0; tick < seconds * 10 - 5; tick++) {
    pass(100);
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(announced).toEqual(expected);
});

test('a game without a timer announces nothing', () => {
  const { announced } = openPage({ players: oneClubMen(10), seconds: null });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(announced).toEqual([]);
});
