import type { GameListing } from '@soccer-legends/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../queries/query-client.ts';
import { listing } from '../testing/listing.ts';
import { followRegistry, seedRegistry, useRegistry } from './registry.ts';

class FakeEvents extends EventTarget {
  static last: FakeEvents;

  constructor(readonly url: string) {
    super();
    FakeEvents.last = this;
  }

  close() {}
}

let requests = 0;
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEvents);
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return Promise.resolve(answer());
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  requests = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a page whose document contains these games. */
function open(games: readonly GameListing[]) {
  const client = createQueryClient();
  seedRegistry(client, games);
  const { result } = renderHook(() => ({ games: useRegistry() }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  followRegistry(client);
  return { games: () => result.current.games };
}

async function receive(event: Event, ms = 0): Promise<void> {
  await act(async () => {
    FakeEvents.last.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(ms);
  });
}

test('uses the games in the document without a request', async () => {
  const page = open([listing('cups')]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([page.games().length, requests]).toEqual([1, 0]);
});

test.each(['registry', 'open'])('reads the list again after the event "%s"', async (event) => {
  const page = open([listing('cups')]);
  answer = () => Response.json([listing('cups', { isActive: false }), listing('kits')]);
  await receive(new Event(event));
  expect(page.games().map(({ key, isActive }) => [key, isActive])).toEqual([
    ['cups', false],
    ['kits', true],
  ]);
});

test('keeps the preview of a game that this document previews when the list is read again', async () => {
  const page = open([listing('cups', { isActive: false, preview: true })]);
  answer = () => Response.json([listing('cups', { isActive: false, version: '1.0.1' }), listing('kits')]);
  await receive(new Event('registry'));
  await receive(new Event('registry'));
  expect(page.games().map(({ key, preview }) => [key, preview])).toEqual([
    ['cups', true],
    ['kits', undefined],
  ]);
});

test.each([
  ['fails', () => Response.json({}, { status: 500 })],
  ['is not a list', () => Response.json({ games: [] })],
])('keeps the list after a response that %s, and requests it again after 5 s', async (_what, failure) => {
  const page = open([listing('cups')]);
  answer = failure;
  await receive(new Event('registry'), 4999);
  expect([page.games().length, requests]).toEqual([1, 1]);
  answer = () => Response.json([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(requests).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([page.games().length, requests]).toEqual([0, 2]);
});

test('does not render again if the list has not changed', async () => {
  const page = open([listing('cups')]);
  const before = page.games();
  answer = () => Response.json([listing('cups')]);
  await receive(new Event('registry'));
  expect(requests).toBe(1);
  expect(page.games()).toBe(before);
});

test('reads the list at once if the document has none', async () => {
  answer = () => Response.json([listing('cups')]);
  const page = open([]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(page.games()).toHaveLength(1);
});
