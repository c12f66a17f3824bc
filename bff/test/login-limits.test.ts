import { describe, expect, test } from 'vitest';
import { FAILURES } from '../src/features/admin-session/password/check-password.ts';
import { HashingQueue } from '../src/features/admin-session/password/admin-password.ts';
import { SharedRateLimits } from '../src/platform/rate-limits/shared-rate-limits.ts';
import { AuditEntry } from '../src/features/audit/audit-entry.entity.ts';
import { AuditLog } from '../src/features/audit/audit-log.ts';
import { RefusedAttempts } from '../src/features/audit/refused-attempts.ts';
import { PASSWORD } from './fixtures/administrator.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { onOneDatabase, type Site } from './fixtures/site.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function tries(site: () => Site) {
  return async (password: string, sending: SendOptions = {}): Promise<Answer> =>
    site().send('/api/admin/login', { method: 'POST', body: { password }, ...sending });
}

function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

onOneDatabase('two hundred wrong passwords', {}, (site) => {
  const login = tries(site);

  test(
    'from one address are checked at most five times, regardless of X-Forwarded-For',
    { timeout: 60_000 },
    async () => {
      const answers: Answer[] = [];
      for (let round = 0; round < 20; round += 1) {
        const sent = Array.from({ length: 10 }, (_, index) =>
          login(`guess number ${round * 10 + index}`, { headers: { 'x-forwarded-for': `10.0.${round}.${index}` } }),
        );
        answers.push(...(await Promise.all(sent)));
      }
      expect(tally(answers)).toEqual({ 401: 5, 429: 195 });
      for (const { headers } of answers.filter(({ status }) => status === 429)) {
        expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
      }
    },
  );

  test('block the correct password from that address, but not from others', async () => {
    const [same, other] = await Promise.all([login(PASSWORD), login(PASSWORD, { from: '127.0.0.2' })]);
    expect([same.status, other.status]).toEqual([429, 200]);
  });

  test('are in the audit log without passwords: one entry for each of the first five, one entry for the rest', async () => {
    const rows = () =>
      site()
        .database.em()
        .execute<{ reason: string; count: number; further: number | null }[]>(
          `select reason, count(*)::int as count, sum((after->>'furtherAttempts')::int)::int as further from audit_log
           where action = 'session.login' and outcome = 'refused' group by reason order by reason`,
        );
    const written = { reason: 'wrong password', count: 5, further: null };
    expect(await rows()).toEqual([{ reason: 'too many attempts', count: 5, further: null }, written]);
    site().clock.advance(15 * MINUTE - 1);
    await site().app.get(RefusedAttempts).writeSummaries();
    expect((await rows())[0]).toMatchObject({ count: 5 });
    site().clock.advance(1);
    await site().app.get(RefusedAttempts).writeSummaries();
    expect(await rows()).toEqual([{ reason: 'too many attempts', count: 6, further: 191 }, written]);
    const [summary] = await site()
      .database.em()
      .find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(summary).toMatchObject({ visitor: '127.0.0.0/24', requestId: null, outcome: 'refused' });
    const all = await site().database.em().execute<object[]>('select * from audit_log');
    expect(JSON.stringify(all)).not.toContain('guess number');
    expect(await site().app.get(AuditLog).verify()).toMatchObject({ firstBroken: null });
  });

  test('block for longer each time, until the block expires', async () => {
    const blocks: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => login('wrong')));
      expect(tally(answers)).toEqual({ 401: 5, 429: 1 });
      const seconds = Number((await login('wrong')).headers['retry-after']);
      blocks.push(seconds / 60);
      site().clock.advance(seconds * 1000);
    }
    expect(blocks).toEqual([30, 60, 60, 60]);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test('are reset by the correct password', async () => {
    for (let round = 0; round < 3; round += 1) {
      const wrong = await Promise.all(Array.from({ length: 4 }, () => login('wrong')));
      expect(tally([...wrong, await login(PASSWORD)])).toEqual({ 200: 1, 401: 4 });
    }
  });

  describe('a shared limit', () => {
    const limit = { name: 'together', limit: 2, windowMs: 10 * MINUTE };

    test('is enforced when the clocks of replicas differ', async () => {
      const limits = site().app.get(SharedRateLimits);
      const waits: number[] = [];
      for (const behind of [0, 5, 10, 20]) {
        site().clock.advance(-behind);
        waits.push(await limits.consume(limit, 'somebody'));
      }
      expect(waits).toEqual([0, 0, 600, 600]);
    });

    test('blocks for no longer than its maximum when the clock goes back a day', async () => {
      const limits = site().app.get(SharedRateLimits);
      site().clock.advance(-24 * HOUR);
      expect(await limits.consume(limit, 'somebody')).toBe(600);
      site().clock.advance(10 * MINUTE);
      expect(await limits.consume(limit, 'somebody')).toBe(0);
    });

    test('doubles each block, and forgets the earlier ones a day after the last', async () => {
      const limits = site().app.get(SharedRateLimits);
      const blocking = { name: 'blocking', limit: 1, windowMs: 10 * MINUTE, maxBlockMs: 4 * HOUR };
      const waits: number[] = [];
      for (const pauseMs of [10 * MINUTE, 20 * MINUTE + 24 * HOUR - 1, 40 * MINUTE + 24 * HOUR, 0]) {
        expect(await limits.consume(blocking, 'somebody')).toBe(0);
        waits.push(await limits.consume(blocking, 'somebody'));
        site().clock.advance(pauseMs);
      }
      expect(waits).toEqual([600, 1200, 2400, 600]);
    });
  });
});

onOneDatabase('passwords sent through a proxy', { variables: { TRUST_PROXY: '1' } }, (site) => {
  const login = tries(site);
  const from = (address: string): SendOptions => ({ headers: { 'x-forwarded-for': address } });

  test('are counted by the network that the proxy forwards', async () => {
    const networks = [
      ...Array.from({ length: 6 }, (_, index) => login('wrong', from(`2001:db8::${index + 1}`))),
      ...Array.from({ length: 6 }, (_, index) => login('wrong', from(`10.0.0.${index}, 198.51.100.7`))),
    ];
    expect(tally(await Promise.all(networks))).toEqual({ 401: 10, 429: 2 });
    expect((await login(PASSWORD, from('2001:db8:0:1::1'))).status).toBe(200);
  });

  test('are delayed after a hundred failures a day, and the correct one still signs in', async () => {
    const before = site().clock.now().getTime();
    expect((await login('wrong', from('203.0.113.1'))).status).toBe(401);
    expect(site().clock.now().getTime()).toBe(before);
    const limits = site().app.get(SharedRateLimits);
    for (let failure = 0; failure < FAILURES.limit; failure += 1) await limits.consume(FAILURES, 'all');
    expect((await login(PASSWORD, from('203.0.113.2'))).status).toBe(200);
    expect(site().clock.now().getTime()).toBe(before + 2000);
    site().clock.advance(24 * HOUR);
    const after = site().clock.now().getTime();
    expect((await login(PASSWORD, from('203.0.113.2'))).status).toBe(200);
    expect(site().clock.now().getTime()).toBe(after);
  });

  test('wait in a queue of ten; further attempts are rejected without being counted', async () => {
    const hashing = site().app.get(HashingQueue);
    let finish = (): void => {};
    const busy = new Promise<void>((resolve) => (finish = resolve));
    const ten = Array.from({ length: 10 }, () => hashing.run(() => busy));
    const tooMany = await login(PASSWORD, from('203.0.113.3'));
    expect([tooMany.status, tooMany.headers['retry-after']]).toEqual([429, '2']);
    finish();
    await Promise.all(ten);
    const answers = await Promise.all(Array.from({ length: 6 }, () => login('wrong', from('203.0.113.3'))));
    expect(tally(answers)).toEqual({ 401: 5, 429: 1 });
  });
});

onOneDatabase('refused attempts of many networks', { variables: { TRUST_PROXY: '1', RATE_LIMITS: 'on' } }, (site) => {
  const rows = async (): Promise<number> =>
    (await site().database.em().execute<{ count: number }[]>('select count(*)::int as count from audit_log'))[0]!.count;

  test('from a blocked address with the password in the query write five entries', async () => {
    const refused = (): Promise<Answer> =>
      site().send('/api/admin/games?password=wrong', { headers: { 'x-forwarded-for': '198.51.100.9' } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await refused()).status).toBe(401);
    const before = await rows();
    const answers = await Promise.all(Array.from({ length: 60 }, refused));
    expect(tally(answers)).toEqual({ 429: 60 });
    expect((await rows()) - before).toBe(5);
  });

  test('write a limited number of entries from any number of networks', async () => {
    const refusals = site().app.get(RefusedAttempts);
    const before = await rows();
    for (let index = 0; index < 2000; index += 1) {
      const visitor = index % 2 ? `203.${index % 250}.${index >> 3}.9` : `2001:db8:${index.toString(16)}:1`;
      const attempt = {
        actor: 'visitor',
        action: 'session.login',
        target: 'administrator',
        reason: 'wrong password',
      } as const;
      await refusals.record({ ...attempt, visitor, requestId: `request-${index}` });
    }
    expect((await rows()) - before).toBeLessThanOrEqual(205);
    site().clock.advance(15 * MINUTE);
    await refusals.writeSummaries();
    const [summary] = await site().database.em().find(AuditEntry, { visitor: 'further networks' });
    expect((summary!.after as { furtherAttempts: number }).furtherAttempts).toBeGreaterThan(1700);
    expect(await site().app.get(AuditLog).verify()).toMatchObject({ firstBroken: null });
  });

  test('are summarized after the clock was set back', async () => {
    const refusals = site().app.get(RefusedAttempts);
    const attempt = { actor: 'visitor', action: 'session.login', target: 'administrator', reason: 'clock' } as const;
    for (let index = 0; index < 7; index += 1) await refusals.record({ ...attempt, visitor: '192.0.2.7' });
    site().clock.advance(-15 * MINUTE);
    await refusals.writeSummaries();
    const entries = await site()
      .database.em()
      .find(AuditEntry, { reason: 'clock' }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ after }) => (after as { furtherAttempts?: number } | null)?.furtherAttempts)).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      2,
    ]);
  });
});
