import { describe, expect, test } from 'vitest';
import { PASSWORD } from './fixtures/administrator.ts';
import type { SendOptions } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

/** Every route that the console calls. */
const CALLS: readonly [method: string, path: string][] = [
  ['GET', '/api/admin/session'],
  ['GET', '/api/admin/people'],
  ['POST', '/api/admin/people'],
  ['GET', '/api/admin/sessions'],
  ['DELETE', '/api/admin/sessions'],
  ['DELETE', '/api/admin/sessions/others'],
  ['DELETE', '/api/admin/sessions/8b0c4d0e-55a8-4f5b-9b8e-0d5a3f0e7c11'],
  ['GET', '/api/admin/db-status'],
  ['GET', '/api/admin/sync-info'],
  ['GET', '/api/admin/sync-history'],
  ['GET', '/api/admin/sync-history/1/details'],
  ['GET', '/api/admin/sync-history/1/items'],
  ['GET', '/api/admin/teams'],
  ['GET', '/api/admin/teams/3'],
  ['GET', '/api/admin/players'],
  ['GET', '/api/admin/feedback'],
  ['GET', '/api/admin/feedback.csv'],
  ['DELETE', '/api/admin/feedback/1'],
  ['GET', '/api/admin/api-stats'],
  ['GET', '/api/admin/games'],
  ['PATCH', '/api/admin/games/1'],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/audit.csv'],
  ['GET', '/api/admin/quality'],
  ['GET', '/api/admin/quality/overlap'],
  ['GET', '/api/admin/audit/verification'],
  ['GET', '/api/admin/players-by-name?name=messi'],
  ['GET', '/api/admin/random-players'],
  ['POST', '/api/admin/sync'],
  ['POST', '/api/admin/sync-existing'],
  ['POST', '/api/admin/sync-team-players'],
  ['POST', '/api/admin/sync-teams-stats'],
  ['POST', '/api/admin/sync-coach-by-name'],
  ['POST', '/api/admin/sync-existing-coaches'],
  ['POST', '/api/admin/sync-players-by-name'],
  ['POST', '/api/admin/import-player'],
  ['POST', '/api/admin/players/102/link'],
];

const FORGED: SendOptions['headers'] = {
  cookie: `sl_admin=${'A'.repeat(43)}; __Host-sl_admin=x; adminAuthenticated=true; adminAuthExpires=2099-12-31`,
  'sec-fetch-site': 'same-origin',
  authorization: 'Bearer admin',
  'x-admin': 'true',
  'x-original-url': '/api/games',
  'x-http-method-override': 'GET',
};

onOneDatabase('a request without a session', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  const outcomeOf = async (path: string, sending: SendOptions): Promise<string> => {
    const { status, text } = await site().send(path, sending);
    return `${status} ${text === '' ? '' : String((JSON.parse(text) as { code?: string }).code)}`;
  };

  test.each(CALLS)('is rejected by %s %s, also with forged claims', async (method, path) => {
    const sending = { method, ...(/^P/.test(method) ? { body: {} } : {}) };
    const ways: [string, SendOptions][] = [
      [path, sending],
      [path, { ...sending, headers: FORGED }],
      [`${path}${path.includes('?') ? '&' : '?'}adminAuthenticated=true`, sending],
      [path, { ...sending, method: method === 'GET' ? 'POST' : 'GET', body: undefined }],
      [path, { ...sending, method: 'PUT', body: {} }],
      [path, { method: 'HEAD' }],
    ];
    const answers = await Promise.all(ways.map(([way, how]) => outcomeOf(way, how)));
    expect(answers.map((answer) => answer.trim())).toEqual([...Array<string>(5).fill('401 session.required'), '401']);
  });

  test.each([
    '/api/admin/teams/',
    '/api/admin//teams',
    '/api/%61dmin/teams',
    '/api/admin%2Fteams',
    '/API/ADMIN/teams',
    '/api/admin/Teams',
    '/api/admin/teams;x=1',
    '/api/admin/teams%00',
    '/api/admin/./teams',
    '/api/games/../admin/teams',
    '/api/admin/teams.json',
    '//api/admin/teams',
    '/api/admin',
    '/api/admin/nothing/at/all',
  ])('is rejected by the path %s', async (path) => {
    const answer = await site().send(path, { headers: { accept: 'application/json' } });
    expect(['401 session.required', '404 request.notFound']).toContain(
      `${answer.status} ${String(answer.json()['code'])}`,
    );
  });

  test('returns 405 or 404 only to a signed-in administrator', async () => {
    const admin = await site().signIn();
    const wrong = await admin.send('/api/admin/teams', { method: 'PUT', body: {} });
    expect([wrong.status, wrong.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await admin.send('/api/admin/nothing')).status).toBe(404);
  });

  describe('with the password in the query', () => {
    const withPassword = (path: string, password = PASSWORD): string =>
      `${path}?password=${encodeURIComponent(password)}`;

    test.each([
      ['GET', '/api/admin/feedback'],
      ['GET', '/api/admin/games'],
      ['GET', '/api/admin/api-stats'],
    ])('is accepted by %s %s, without starting a session and marked as deprecated', async (method, path) => {
      const answer = await site().send(withPassword(path), { method });
      expect([answer.status, answer.headers['deprecation'], answer.headers['set-cookie']]).toEqual([
        200,
        'true',
        undefined,
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('turns a game off', async () => {
      const [game] = (await site().send('/api/games')).json<{ id: number }[]>();
      const path = withPassword(`/api/admin/games/${game!.id}`);
      const answer = await site().send(path, { method: 'PATCH', body: { isActive: false } });
      expect([answer.status, answer.json()['isActive'], answer.headers['deprecation']]).toEqual([200, false, 'true']);
    });

    test.each(['/api/admin/teams', '/api/admin/players', '/api/admin/audit', '/api/admin/feedback.csv'])(
      'is rejected by %s',
      async (path) => {
        expect((await site().send(withPassword(path))).status).toBe(401);
      },
    );

    test('is counted by the rate limit of the sign-in, and recorded in the audit log', async () => {
      const answers: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        const { status } = await site().send(withPassword('/api/admin/games', `wrong-${index}`), { from: '127.0.0.3' });
        answers.push(status);
      }
      expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
      const login = { method: 'POST', body: { password: PASSWORD }, from: '127.0.0.3' };
      expect((await site().send('/api/admin/login', login)).status).toBe(429);
      const rows = await site()
        .database.em()
        .execute<{ outcome: string; count: number }[]>(
          `select outcome, count(*)::int as count from audit_log
           where action = 'session.queryPassword' group by outcome order by outcome`,
        );
      expect(rows).toEqual([
        { outcome: 'done', count: 4 },
        { outcome: 'refused', count: 6 },
      ]);
    });

    test('does not write the password to the log', async () => {
      expect(site().log.written).not.toContain(PASSWORD);
      expect(site().log.written).not.toContain(encodeURIComponent(PASSWORD));
    });
  });
});

onOneDatabase('with ADMIN_QUERY_PASSWORD=off', { variables: { ADMIN_QUERY_PASSWORD: 'off' } }, (site) => {
  test('ignores the password in the query', async () => {
    const path = `/api/admin/games?password=${encodeURIComponent(PASSWORD)}`;
    const answer = await site().send(path);
    expect([answer.status, answer.json()['code'], answer.headers['deprecation']]).toEqual([
      401,
      'session.required',
      undefined,
    ]);
    expect((await (await site().signIn()).send(path)).status).toBe(200);
  });
});
