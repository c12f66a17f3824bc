import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../queries/query-client.ts';
import { loadNames, useNationName } from './translated-names.ts';

// Another file may have left a request for the same names that is never answered.
beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('the names of nations are shown after their first requests failed', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => new Response(null, { status: 503 })];
  const fetched = vi.fn(() => Promise.resolve(answers.shift()?.() ?? Response.json({ BRA: 'Brazil' })));
  vi.stubGlobal('fetch', fetched);
  const { result } = renderHook(() => useNationName('en'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetched).not.toHaveBeenCalled();

  await act(() => loadNames('en'));
  expect(result.current('BRA', 'BRA')).toBe('BRA');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current('BRA', 'BRA')).toBe('Brazil');
  expect(fetched).toHaveBeenCalledTimes(3);
});
