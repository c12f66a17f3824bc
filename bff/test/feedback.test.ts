import type { AuditPage, FactReport, FeedbackEntry, Page } from '@soccer-legends/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Administrator } from './fixtures/administrator.ts';
import type { Answer } from './fixtures/send.ts';
import { FeedbackStore } from '../src/features/feedback/feedback-store.ts';
import { onOneDatabase } from './fixtures/site.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onOneDatabase('feedback', { variables: { TRUST_PROXY: '1' } }, (site) => {
  let admin: Administrator;
  let visitors = 0;
  beforeAll(async () => {
    admin = await site().signIn(true);
  });
  /** Sends feedback, by default from a network that has not sent any yet. */
  const submit = (
    body: unknown,
    address = `198.51.${Math.floor((visitors += 1) / 200)}.${visitors % 200}`,
  ): Promise<Answer> => site().send('/api/feedback', { method: 'POST', body, headers: { 'x-forwarded-for': address } });
  const newest = async (): Promise<FeedbackEntry> =>
    (await admin.send('/api/admin/feedback')).json<FeedbackEntry[]>()[0]!;

  test('is stored and listed for the administrator', async () => {
    const answer = await submit({
      gameType: 'career',
      feedback: '  Too easy!\r\nReally.  ',
      userEmail: 'ann@example.org',
    });
    expect([answer.status, answer.json()]).toEqual([200, { message: expect.any(String), savedLocally: false }]);
    expect(await newest()).toEqual({
      id: expect.any(Number),
      gameType: 'career',
      feedback: 'Too easy!\nReally.',
      userEmail: 'ann@example.org',
      createdAt: site().clock.now().toISOString(),
      closedAt: null,
      revision: null,
      report: null,
    });
  });

  test.each(['', null, undefined])('is accepted with the e-mail address %o', async (userEmail) => {
    expect((await submit({ gameType: 'general', feedback: 'abc', userEmail })).status).toBe(200);
    expect((await newest()).userEmail).toBeNull();
  });

  test.each([
    ['no game', { gameType: '', feedback: 'abc' }, 'Por favor selecciona un juego'],
    ['an unknown game', { gameType: 'chess', feedback: 'abc' }, 'Por favor selecciona un juego'],
    ['no text', { gameType: 'logo' }, 'Por favor escribe tu feedback'],
    ['two characters', { gameType: 'logo', feedback: 'ab' }, 'Por favor escribe tu feedback'],
    ['spaces', { gameType: 'logo', feedback: '      ' }, 'Por favor escribe tu feedback'],
    [
      'letters without a shape',
      { gameType: 'logo', feedback: '\u3164\u115f\u1160\uffa0\u2800'.repeat(20) },
      'Por favor escribe tu feedback',
    ],
    ['invisible characters', { gameType: 'logo', feedback: 'a\u200b\u202e\u2066b' }, 'Por favor escribe tu feedback'],
    ['a text that is too long', { gameType: 'logo', feedback: 'x'.repeat(1001) }, 'El feedback es demasiado largo'],
    ['a top-level domain of one letter', { gameType: 'logo', feedback: 'abc', userEmail: 'a@b.c' }, 'Email inválido'],
    ['an incomplete e-mail address', { gameType: 'logo', feedback: 'abc', userEmail: 'ann@' }, 'Email inválido'],
    [
      'a line break in the e-mail address',
      { gameType: 'logo', feedback: 'abc', userEmail: 'a@b.cd\nBcc: x@y.z' },
      'Email inválido',
    ],
    ['a list', [], 'Por favor selecciona un juego'],
  ])('is rejected with the text of the form for %s', async (_what, body, message) => {
    const answer = await submit(body);
    expect([answer.status, answer.json()['code'], answer.json()['message']]).toEqual([
      400,
      'feedback.invalid',
      message,
    ]);
  });

  test.each(['abc', 'x'.repeat(1000), '⚽'.repeat(1000)])(
    'is accepted at the limits of its length',
    async (feedback) => {
      expect((await submit({ gameType: 'memo', feedback })).status).toBe(200);
      expect((await newest()).feedback).toBe(feedback);
    },
  );

  describe('with markup, formulas or control characters', () => {
    const INJECTIONS = [
      ['<script>alert(1)</script>', '<script>alert(1)</script>'],
      ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
      ["'; drop table feedback; --", "'; drop table feedback; --"],
      ['=HYPERLINK("http://evil.example","x")', '=HYPERLINK("http://evil.example","x")'],
      ['+1+cmd|calc', '+1+cmd|calc'],
      ['@SUM(1+1)', '@SUM(1+1)'],
      ['-2+3', '-2+3'],
      ['abc\u202egnp.exe', 'abcgnp.exe'],
      ['pay\u2066pal\u2069 now', 'paypal now'],
      ['zero\u200bwidth\ufeff', 'zerowidth'],
      ['مرحبا بالعالم', 'مرحبا بالعالم'],
      ['👩\u200d🚀 fly\u200ding', '👩\u200d🚀 flying'],
      ['question? mark', 'question? mark'],
    ] as const;

    test.each(INJECTIONS)('is listed as plain text: %o', async (written, shown) => {
      expect((await submit({ gameType: 'wheel', feedback: written })).status).toBe(200);
      const answer = await admin.send('/api/admin/feedback');
      expect(answer.json<FeedbackEntry[]>()[0]!.feedback).toBe(shown);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
    });

    test('has its formulas escaped in the CSV export', async () => {
      const answer = await admin.send('/api/admin/feedback.csv');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="feedback.csv"',
        'cache-control': 'no-store',
      });
      expect(answer.text.startsWith('\ufeffid,createdAt,gameType,feedback,userEmail,closedAt\r\n')).toBe(true);
      for (const formula of ['=HYPERLINK', '+1+cmd', '@SUM', '-2+3']) {
        expect(answer.text).toMatch(new RegExp(`,"?'${formula.replace(/[+]/g, '\\+')}`));
      }
      expect(answer.text).not.toMatch(/,"?[=+@-]/);
      expect(answer.text.match(/,2026-11-21T/g)!.length).toBeGreaterThan(15);
    });
  });

  test('is listed in pages', async () => {
    const all = (await admin.send('/api/admin/feedback')).json<FeedbackEntry[]>();
    const rest = (await admin.send(`/api/admin/feedback?before=${all[2]!.id}`)).json<FeedbackEntry[]>();
    expect(rest).toEqual(all.slice(3));
  });

  test('is deleted once, and the audit entry does not contain it', async () => {
    await submit({ gameType: 'logo', feedback: 'remember nothing of this', userEmail: 'gone@example.org' });
    const { id } = await newest();
    const remove = () => admin.send(`/api/admin/feedback/${id}`, { method: 'DELETE' });
    expect((await remove()).json()).toEqual({ success: true });
    expect((await remove()).json()['code']).toBe('feedback.notFound');
    const audit = await admin.send('/api/admin/audit?pageSize=1');
    expect(audit.json<AuditPage>().items[0]).toMatchObject({ action: 'feedback.delete', target: String(id) });
    expect((await admin.send('/api/admin/feedback')).text + audit.text).not.toMatch(/remember nothing|gone@/);
  });

  test('about a wrong fact is listed with the people that it names until a correction closes it', async () => {
    await submit({ gameType: 'career', feedback: 'Mesut Ozil left Real Madrid later. So did Müller.' });
    const { id } = await newest();
    const reports = async () => (await admin.send('/api/admin/feedback/reports')).json<Page<FactReport>>();
    const [report] = (await reports()).items;
    expect(report).toMatchObject({ id, closedAt: null });
    expect(report!.people[0]).toEqual({ kind: 'players', id: 101, name: 'Mesut Özil' });
    expect(report!.people.map(({ name }) => name)).toContain('Thomas Müller');
    expect((await admin.send(`/api/admin/feedback/${id}/people`)).json()).toEqual(report!.people);

    const setClosed = (body: object) => admin.send(`/api/admin/feedback/${id}`, { method: 'PATCH', body: { ...body } });
    const now = site().clock.now().toISOString();
    expect((await setClosed({ closed: true, revision: 7 })).json()).toMatchObject({ closedAt: now, revision: 7 });
    expect((await reports()).items.map((item) => item.id)).not.toContain(id);
    expect((await setClosed({ closed: false })).json()).toMatchObject({ closedAt: null, revision: null });
    expect((await reports()).items.map((item) => item.id)).toContain(id);
    const { items } = (await admin.send('/api/admin/audit?search=feedback.close')).json<AuditPage>();
    expect(items[0]).toMatchObject({ action: 'feedback.close', target: String(id), after: { revision: 7 } });
  });

  describe('about a round', () => {
    const facts = {
      ...{ reason: 'answer', game: 'futwordle', version: '1.4.0', language: 'de', moves: 7 },
      ...{ players: [101], coaches: [], teams: [3] },
    };
    const message = { gameType: 'general', feedback: 'Die Antwort ist falsch' };

    test('is listed with its facts and the people of its questions, and its round is read separately', async () => {
      expect((await submit({ ...message, report: { ...facts, round: 'q1ZKy0' } })).status).toBe(200);
      const entry = await newest();
      expect(entry).toMatchObject({ ...message, userEmail: null, report: facts });
      expect(entry.report).toEqual(facts);
      expect((await admin.send(`/api/feedback/${entry.id}/round`)).json()).toEqual({
        game: 'futwordle',
        round: 'q1ZKy0',
      });
      const people = [{ kind: 'players', id: 101, name: 'Mesut Özil' }];
      expect((await admin.send(`/api/admin/feedback/${entry.id}/people`)).json()).toEqual(people);
      const { items } = (await admin.send('/api/admin/feedback/reports')).json<Page<FactReport>>();
      expect(items[0]).toMatchObject({ id: entry.id, people });
      await admin.send(`/api/admin/feedback/${entry.id}`, { method: 'DELETE' });
      expect((await admin.send(`/api/feedback/${entry.id}/round`)).json()['code']).toBe('feedback.notFound');
    });

    test.each([
      ['an unknown reason', { reason: 'angry' }],
      ['a game that is not a key', { game: '../admin' }],
      ['an invalid version', { version: '<b>' }],
      ['an unknown language', { language: 'xx' }],
      ['too many people', { players: Array.from({ length: 41 }, (_, id) => id + 1) }],
      ['a round of 24,001 characters', { round: 'a'.repeat(24_001) }],
      ['a round that is not Base64url', { round: 'a+b' }],
    ])('is rejected with %s', async (_what, wrong) => {
      const answer = await submit({ ...message, report: { ...facts, round: '', ...wrong } });
      expect([answer.status, answer.json()['code']]).toEqual([400, 'feedback.invalid']);
    });

    test('stores no other fields of the request', async () => {
      await submit({ ...message, report: { ...facts, round: '', name: 'Ann', address: '203.0.113.7' } });
      const { id, report } = await newest();
      expect(report).toEqual(facts);
      expect((await admin.send(`/api/feedback/${id}/round`)).status).toBe(404);
    });
  });

  test('that does not exist can neither be closed nor read', async () => {
    const closed = await admin.send('/api/admin/feedback/2147483647', { method: 'PATCH', body: { closed: true } });
    expect([closed.status, closed.json()['code']]).toEqual([404, 'feedback.notFound']);
    expect((await admin.send('/api/admin/feedback/2147483647/people')).status).toBe(404);
  });

  test('is limited to five in ten minutes from one network', async () => {
    const body = { gameType: 'logo', feedback: 'once more' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(body, '203.0.113.9')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect([refused.json()['code'], refused.headers['retry-after']]).toEqual(['rateLimited', '600']);
    site().clock.advance(10 * MINUTE);
    expect((await submit(body, '203.0.113.9')).status).toBe(200);
  });

  test('of 500 messages of one /48 network, accepts an eighth of the day, and still accepts those of others', async () => {
    site().clock.advance(DAY);
    const body = { gameType: 'logo', feedback: 'flood' };
    const flood = Array.from({ length: 500 }, (_, nth) => submit(body, `2001:db8:7:${(nth % 100).toString(16)}::1`));
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(Math.floor(500 / 8));
    expect((await submit(body, '2001:db8:8::1')).status).toBe(200);
    expect((await submit(body, '192.0.2.1')).status).toBe(200);
  });

  test('is limited to five hundred a day in total', async () => {
    site().clock.advance(DAY);
    await submit({ gameType: 'logo', feedback: 'the first of the day' });
    await site().database.em().execute("update rate_limit set used = 492 where key = 'feedback-all:all'");
    const last = await submit({ gameType: 'logo', feedback: 'the last of the day' }, '192.0.2.1');
    const late = await submit({ gameType: 'logo', feedback: 'too late' }, '192.0.2.2');
    expect([last.status, late.status, late.headers['retry-after']]).toEqual([200, 429, String(DAY / 1000)]);
    site().clock.advance(DAY);
    expect((await submit({ gameType: 'logo', feedback: 'the next day' })).status).toBe(200);
  });

  test('is deleted after the configured days, and newer feedback stays', async () => {
    const left = async (): Promise<string[]> =>
      (await admin.send('/api/admin/feedback')).json<FeedbackEntry[]>().map(({ feedback }) => feedback);
    site().clock.advance(2 * DAY);
    await submit({ gameType: 'logo', feedback: 'written last' });
    site().clock.advance(364 * DAY);
    admin = await site().signIn();
    const before = await left();
    await site().app.get(FeedbackStore).deleteOld();
    expect([before.length > 1, await left()]).toEqual([true, ['written last']]);
    site().clock.advance(2 * DAY);
    await site().app.get(FeedbackStore).deleteOld();
    admin = await site().signIn();
    expect(await left()).toEqual([]);
  });

  test('that cannot be stored causes 500 and does not appear in the log', async () => {
    await site().database.em().execute('alter table feedback add constraint reject_rows check (id < 0) not valid');
    const answer = await submit({ gameType: 'logo', feedback: 'between us', userEmail: 'secret@example.org' });
    expect([answer.status, answer.json()['code']]).toEqual([500, 'internal']);
    expect(site().log.written).toContain('A request failed.');
    expect(answer.text + site().log.written).not.toMatch(/between us|secret@/);
    await site().database.em().execute('alter table feedback drop constraint reject_rows');
  });
});
