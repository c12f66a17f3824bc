import type { Challenge, PlayerSummary } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { Challenges } from '../src/features/deals/challenges.ts';
import { DAY_MS, HOUR_MS } from '../src/platform/environment/clock.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** Calls that games make to deal a round. */
const CALLS = [
  '/api/players?limit=30',
  '/api/players?limit=300',
  '/api/team-logos?refresh=true&count=40',
  '/api/coaches?limit=9',
];
const FIFTH_CALL = '/api/futwordle/answers?length=5';
const UNKNOWN = 'c0123456789';

const problemOf = (text: string): string | undefined => /"code":"([^"]*)"/.exec(text)?.[1];

onOneDatabase('a challenge', {}, (site) => {
  const create = (from = '127.0.0.1') => site().send('/api/challenges', { method: 'POST', from });
  const created = async (from?: string) => (await create(from)).json<Challenge & object>();
  const dealt = (path: string, token: string) => site().send(`${path}&deal=${token}`);
  const count = async (sql: string): Promise<number> => {
    const [row] = await site().database.em().execute<{ count: number }[]>(`select count(*)::int as count from ${sql}`);
    return row!.count;
  };
  const draws = (token: string) => count(`deal_answer where token = '${token}'`);
  const sweep = (): Promise<void> => site().app.get(Challenges).deleteExpired();

  test('has a token that is valid for 90 days', async () => {
    const { status, headers, text } = await create();
    const challenge = JSON.parse(text) as Challenge;
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(challenge.token).toMatch(/^c[0-9a-hjkmnp-tv-z]{10}$/);
    expect(Date.parse(challenge.expiresAt) - site().clock.now().getTime()).toBe(90 * DAY_MS);
    expect((await site().send(`/api/challenges/${challenge.token}`)).json()).toEqual(challenge);
  });

  test('that dealt before its site had a key keeps the seed of its first round', async () => {
    const { token, seed } = await created();
    expect(seed).not.toContain(token);
    await site()
      .database.em()
      .execute("insert into deal_answer values (?, 'seed', ?)", [token, JSON.stringify(token)]);
    expect((await site().send(`/api/challenges/${token}`)).json()).toMatchObject({ seed: token });
    for (const path of CALLS) expect((await dealt(path, token)).status).toBe(200);
  });

  test('deals the same bytes to all holders of its token, and other bytes with another token', async () => {
    const [token, other] = [(await created()).token, (await created()).token];
    for (const path of CALLS) {
      const { status, text } = await dealt(path, token);
      expect(status).toBe(200);
      expect((await dealt(path, token)).text).toBe(text);
      if (!path.startsWith('/api/coaches')) expect((await dealt(path, other)).text).not.toBe(text);
    }
  });

  test('deals a free round again from the seeds of its responses', async () => {
    const random = CALLS.slice(0, 3);
    const free = await Promise.all(random.map((path) => site().send(path)));
    const draws = free.map(({ headers }) => headers['deal-draw']);
    const start = { seed: '4294967295', draws, recent: ['Arsenal'] };
    const { token, ...challenge } = (await site().send('/api/challenges', { method: 'POST', body: start })).json<
      Challenge & object
    >();
    expect(challenge).toMatchObject({ seed: start.seed, recent: start.recent });
    for (const [index, path] of random.entries()) expect((await dealt(path, token)).text).toBe(free[index]!.text);
    expect((await site().send(`/api/challenges/${token}`)).json()).toEqual({ token, ...challenge });
    await dealt(CALLS[3]!, token);
    expect((await dealt(FIFTH_CALL, token)).status).toBe(409);
  });

  test.each([
    ['a seed that is no number', { seed: 'x' }],
    ['a draw without a seed', { seed: '1', draws: ['players.30'] }],
    ['too many draws', { seed: '1', draws: Array.from({ length: 5 }, () => `players.30 ${'0'.repeat(16)}`) }],
    ['a long text', { seed: '1', recent: ['x'.repeat(101)] }],
  ])('is not created from %s', async (_what, body) => {
    expect((await site().send('/api/challenges', { method: 'POST', body })).status).toBe(400);
  });

  test('deals the same after a change of the catalogue', async () => {
    const { token } = await created();
    const before = (await dealt(CALLS[0]!, token)).text;
    await site().database.em().execute("update person set name = 'Renamed ' || id where kind = 'player'");
    await site().app.get(ReadModel).rebuild();
    expect((await dealt(CALLS[0]!, token)).text).toBe(before);
    const players = (await dealt(CALLS[0]!, (await created()).token)).json<PlayerSummary[] & object>();
    expect(players.every(({ name }) => name.startsWith('Renamed'))).toBe(true);
  });

  test('deals at most four draws, and repeats them after that', async () => {
    const { token } = await created();
    for (const path of CALLS) expect((await dealt(path, token)).status).toBe(200);
    const { status, text } = await dealt(FIFTH_CALL, token);
    expect([status, problemOf(text)]).toEqual([409, 'deal.full']);
    expect(await draws(token)).toBe(4);
    expect((await dealt(CALLS[0]!, token)).status).toBe(200);
  });

  test.each([
    ['that was never created', UNKNOWN, 404],
    ['with a letter outside of the alphabet', 'c012345678i', 400],
    ['that is too short', 'c012345678', 400],
    ['of a matchday', 'd145', 400],
  ])('a token %s is none', async (_case, token, status) => {
    expect((await site().send(`/api/challenges/${token}`)).status).toBe(status);
    if (!token.startsWith('c')) return;
    for (const path of CALLS) {
      const answer = await dealt(path, token);
      expect([answer.status, problemOf(answer.text)]).toEqual([404, 'deal.unknown']);
    }
    expect(await draws(token)).toBe(0);
  });

  test('starts the same game of Career Guess each time', async () => {
    const { token } = await created();
    const start = async () =>
      (await site().send(`/api/game/new?deal=${token}`, { method: 'POST' })).json<{ correctPlayerId: number }>();
    expect((await start()).correctPlayerId).toBe((await start()).correctPlayerId);
  });

  test('deals nothing after 90 days and leaves no rows', async () => {
    const { token } = await created();
    for (const path of CALLS) await dealt(path, token);
    await dealt(CALLS[0]!, 'd145');
    site().clock.advance(90 * DAY_MS - 1);
    const { token: later } = await created();
    await dealt(CALLS[0]!, later);
    await sweep();
    expect((await dealt(CALLS[0]!, token)).status).toBe(200);
    site().clock.advance(1);
    expect((await dealt(CALLS[0]!, token)).status).toBe(404);
    expect((await site().send(`/api/challenges/${token}`)).status).toBe(404);
    site().clock.advance(HOUR_MS);
    await sweep();
    expect(await count(`challenge where token = '${token}'`)).toBe(0);
    expect([await draws(token), await draws(later), await draws('d145')]).toEqual([0, 1, 1]);
  });

  describe('is limited', () => {
    test('to 30 per hour for a visitor', async () => {
      const statuses: number[] = [];
      for (let one = 0; one < 31; one++) statuses.push((await create('127.1.0.1')).status);
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
      expect((await create('127.1.0.1')).headers['retry-after']).toBe('3600');
      expect((await create('127.1.0.2')).status).toBe(200);
      site().clock.advance(HOUR_MS);
      expect((await create('127.1.0.1')).status).toBe(200);
    });

    /** Creates challenges from nine visitors of a network, each up to the visitor's limit. Returns how many were created. */
    async function createdBy(network: string): Promise<number> {
      const server = site().app.getHttpAdapter().getInstance();
      const headers = { host: 'localhost:3000' };
      const statuses: number[] = [];
      for (let visitor = 1; visitor <= 9; visitor++) {
        const remoteAddress = `${network}.${visitor}`;
        const calls = Array.from({ length: 30 }, () =>
          server.inject({ method: 'POST', url: '/api/challenges', remoteAddress, headers }),
        );
        statuses.push(...(await Promise.all(calls)).map(({ statusCode }) => statusCode));
      }
      expect([...new Set(statuses)].sort()).toEqual([200, 429]);
      return statuses.filter((status) => status === 200).length;
    }

    test('to an eighth of 2,000 per day for a network, and stores no row for rejected ones', async () => {
      site().clock.advance(2 * DAY_MS);
      const before = await count('challenge');
      expect(await createdBy('10.9.0')).toBe(250);
      expect(await count('challenge')).toBe(before + 250);
    });

    test('to an eighth of the remaining challenges for another network', async () => {
      const share = Math.floor((2000 - 250) / 8);
      const created = await createdBy('10.9.1');
      expect(created).toBeGreaterThanOrEqual(share);
      // The share is computed from two counters, which up to 30 other requests of the network change meanwhile.
      expect(created).toBeLessThanOrEqual(share + 30 / 8);
      await site().database.em().execute("update rate_limit set used = 1992 where key = 'challenges-site:all'");
      expect([(await create('127.2.0.1')).status, (await create('127.2.0.2')).status]).toEqual([200, 429]);
      expect((await create('127.2.1.1')).status).toBe(429);
      site().clock.advance(DAY_MS);
      expect((await create('127.2.1.1')).status).toBe(200);
    });

    test('by its random token: 300 guessed tokens deal nothing and store nothing', async () => {
      const server = site().app.getHttpAdapter().getInstance();
      const before = await count('deal_answer');
      for (let guess = 0; guess < 300; guess += 50) {
        const calls = Array.from({ length: 50 }, (_, index) =>
          server.inject({ url: `/api/players?limit=30&deal=c${String(guess + index).padStart(10, '0')}` }),
        );
        for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(404);
      }
      expect(await count('deal_answer')).toBe(before);
    });
  });
});
