import { expect, test } from 'vitest';
import { type RateLimitBucket, VisitorLimits } from './rate-limits.ts';

const MINUTE_MS = 60_000;
const SCHOOL = '203.0.113.7';

/** Returns limits with a clock that only the test advances. */
function limitsWithClock() {
  let now = 0;
  const limits = new VisitorLimits(() => now);
  const send = (bucket: RateLimitBucket, ticket?: string) => limits.consume(bucket, { ticket, address: SCHOOL });
  return { send, advance: (ms: number) => (now += ms) };
}

/** Returns how many of a number of requests were within the limits. */
function accepted(count: number, send: (nth: number) => number): number {
  return Array.from({ length: count }, (_, nth) => send(nth)).filter((waitMs) => waitMs === 0).length;
}

test('30 visitors behind one address play Career Guess for an hour without a rejection', () => {
  const { send, advance } = limitsWithClock();
  const rejected: string[] = [];
  // Three seconds for each player: a search, a guess, the next round, its state and its player.
  const calls: RateLimitBucket[] = ['search', 'play', 'play', 'read', 'read'];
  for (let time = 0; time < 60 * MINUTE_MS; time += 3000) {
    for (let visitor = 0; visitor < 30; visitor += 1)
      for (const bucket of calls) if (send(bucket, `visitor ${visitor}`) > 0) rejected.push(`${bucket} at ${time} ms`);
    advance(3000);
  }
  expect(rejected).toEqual([]);
});

test('a visitor with a ticket has the limit of one visitor, and waits until the minute ends', () => {
  const { send, advance } = limitsWithClock();
  advance(5 * MINUTE_MS);
  expect(accepted(100, () => send('search', 'one'))).toBe(60);
  advance(MINUTE_MS - 1000);
  expect([send('search', 'one'), send('search', 'another'), send('read', 'one')]).toEqual([1000, 0, 0]);
  advance(1000);
  expect(send('search', 'one')).toBe(0);
});

test.each<[string, (nth: number) => string | undefined, number]>([
  ['no ticket counts as one visitor', () => undefined, 60],
  ['a ticket for each request counts as twenty', (nth) => `ticket ${nth}`, 1200],
  ['a ticket for every 60 requests counts as twenty', (nth) => `ticket ${Math.floor(nth / 60)}`, 1200],
])('an address with %s', (_what, ticketFor, expected) => {
  const { send } = limitsWithClock();
  expect(accepted(5000, (nth) => send('search', ticketFor(nth)))).toBe(expected);
});

test('preview pictures are limited by address, with many tickets too', () => {
  const { send } = limitsWithClock();
  expect(accepted(500, (nth) => send('picture', `ticket ${nth}`))).toBe(120);
});

test('rejected requests of a visitor do not count for the address', () => {
  const { send } = limitsWithClock();
  accepted(10_000, () => send('search', 'a script'));
  expect(accepted(60, () => send('search', 'a neighbor'))).toBe(60);
});
