import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VisitorTickets } from '../src/platform/http/visitor-tickets.ts';
import type { SendOptions } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const HOUR_MS = 3_600_000;
const PAGE = { accept: 'text/html' };
const SEARCH = '/api/players/search?q=ozil';

let site: Site;
beforeAll(async () => {
  site = await startSite(openAnyCopy, {
    variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1', PUBLIC_URL: 'https://games.example.org' },
  });
});
afterAll(() => site?.close());

const from = (address: string, headers: Record<string, string> = {}): SendOptions => ({
  headers: { 'x-forwarded-for': address, ...headers },
});

/** Returns the `set-cookie` header of a page with the visitor's ticket. */
async function issued(address: string, cookie?: string): Promise<string | undefined> {
  const { headers } = await site.send('/', from(address, { ...PAGE, ...(cookie && { cookie }) }));
  return headers['set-cookie']?.find((one) => one.startsWith('sl-visitor='));
}

async function ticketOf(address: string): Promise<string> {
  return (await issued(address))!.split(';')[0]!;
}

/** Returns how many of 70 searches in a minute were rejected. */
async function rejectedOf(address: string, cookie?: string): Promise<number> {
  const searches = Array.from({ length: 70 }, () => site.send(SEARCH, from(address, cookie ? { cookie } : {})));
  return (await Promise.all(searches)).filter(({ status }) => status === 429).length;
}

test('a page gives each browser one ticket, which scripts cannot read and shared caches do not keep', async () => {
  const { headers } = await site.send('/', from('192.0.2.1', PAGE));
  const [cookie] = headers['set-cookie']!;
  expect(cookie).toMatch(/^sl-visitor=[\w-]+\.[\w-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/);
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = await site.send('/season', from('192.0.2.1', { ...PAGE, cookie: cookie!.split(';')[0]! }));
  expect([again.headers['set-cookie'], again.headers['cache-control']]).toEqual([undefined, 'no-cache']);
});

test('30 visitors with tickets may search 120 times in a minute from one address', async () => {
  const tickets: string[] = [];
  // One at a time: of 30 pages at once, a busy server rejects some.
  for (let nth = 0; nth < 30; nth += 1) tickets.push(await ticketOf('192.0.2.2'));
  expect(new Set(tickets).size).toBe(30);
  const statuses = new Set<number>();
  for (const cookie of tickets) {
    const searches = Array.from({ length: 4 }, () => site.send(SEARCH, from('192.0.2.2', { cookie })));
    for (const { status } of await Promise.all(searches)) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
});

describe('a visitor is counted by the address', () => {
  test.each([
    ['without a ticket', undefined],
    ['with a forged ticket', `sl-visitor=eyJpZCI6ImEiLCJleHBpcmVzIjoxZTEzfQ.${'A'.repeat(43)}`],
    ['with a broken ticket', 'sl-visitor=a.b'],
  ])('%s', async (_what, cookie) => {
    const address = `192.0.2.${10 + String(cookie).length}`;
    const others = Array.from({ length: 60 }, () => site.send(SEARCH, from(address)));
    await Promise.all(others);
    expect(await rejectedOf(address, cookie)).toBe(70);
    expect(await rejectedOf(address, await ticketOf(address))).toBe(10);
  });

  test('with an expired ticket, until the next page gives a new one', async () => {
    const old = await ticketOf('192.0.2.3');
    site.clock.advance(24 * HOUR_MS);
    await rejectedOf('192.0.2.3');
    expect((await site.send(SEARCH, from('192.0.2.3', { cookie: old }))).status).toBe(429);
    const fresh = (await issued('192.0.2.3', old))!.split(';')[0]!;
    expect((await site.send(SEARCH, from('192.0.2.3', { cookie: fresh }))).status).toBe(200);
  });

  test('if the network got 600 tickets in an hour', async () => {
    const tickets = site.app.get(VisitorTickets);
    const others = Array.from({ length: 600 }, (_, nth) => tickets.issue(undefined, `198.51.100.${nth % 250}`));
    expect((await Promise.all(others)).filter(Boolean)).toHaveLength(600);
    expect(await issued('198.51.100.77')).toBeUndefined();
    expect(await issued('198.51.101.77')).toMatch(/^sl-visitor=/);
  });
});

test('a ticket is valid after the server’s clock, which was an hour ahead, was set right', async () => {
  site.clock.advance(HOUR_MS);
  const cookie = await ticketOf('192.0.2.4');
  site.clock.advance(-HOUR_MS);
  await rejectedOf('192.0.2.4');
  expect((await site.send(SEARCH, from('192.0.2.4', { cookie }))).status).toBe(200);
});

test('a renewed ticket counts as the same one', async () => {
  const old = await ticketOf('192.0.2.4');
  await rejectedOf('192.0.2.4', old);
  site.clock.advance(13 * HOUR_MS);
  const renewed = (await issued('192.0.2.4', old))!.split(';')[0]!;
  expect(renewed).not.toBe(old);
  expect(await rejectedOf('192.0.2.4', renewed)).toBe(70);
});

test('a new ticket for each attempt does not help to guess the password', async () => {
  const attempt = async (password: string): Promise<number> => {
    const cookie = await ticketOf('192.0.2.5');
    const sending = from('192.0.2.5', { cookie, origin: 'https://games.example.org' });
    return (await site.send('/api/admin/login', { ...sending, method: 'POST', body: { password } })).status;
  };
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) statuses.push(await attempt(`guess ${nth}`));
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('each visitor of an address has ten event streams', async () => {
  const open = (cookie: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': '192.0.2.6', cookie };
      get(`${site.url}/api/events`, { agent: false, headers }, ({ statusCode }) => resolve(statusCode!)).on(
        'error',
        reject,
      );
    });
  const tickets = await Promise.all(Array.from({ length: 3 }, () => ticketOf('192.0.2.6')));
  for (const cookie of tickets) {
    const statuses = await Promise.all(Array.from({ length: 11 }, () => open(cookie)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  }
});
