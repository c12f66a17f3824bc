// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettled } from './use-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('returns a value half a second after its last change', () => {
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ value }) => {
      const settled = useSettled(value);
      if (seen.at(-1) !== settled) seen.push(settled);
    },
    { initialProps: { value: '' } },
  );
  const wait = (ms: number) => void act(() => vi.advanceTimersByTime(ms));
  for (const value of ['P', 'Pi', 'Pir']) {
    rerender({ value });
    wait(499);
  }
  expect(seen).toEqual(['']);
  wait(1);
  expect(seen).toEqual(['', 'Pir']);
});
