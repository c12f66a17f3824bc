import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { IssuedPublishToken } from '@soccer-legends/contracts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { ChangeListener } from '../src/app/replicas/change-follower.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import { PASSWORD, type Administrator } from './fixtures/administrator.ts';
import { listenLocally } from './fixtures/local-server.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { onOneDatabase, TestLog } from './fixtures/site.ts';
import { startSync, waitForEnd } from './fixtures/sync.ts';

const API_KEY = 'planted-key-0f6c1d2e3b4a5968';
const WRONG_PASSWORD = 'planted wrong password';
const EMAIL = 'planted.visitor@example.org';
const FEEDBACK = 'planted between the two of us';

/** A data service whose error message contains the key of the request. */
const service = createServer(({ headers }, response) => {
  const key = String(headers['x-apisports-key']);
  const body = { get: '', parameters: [], results: 0, paging: { current: 1, total: 1 }, response: [] };
  const errors = { token: `The application key ${key} is not known.` };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ...body, errors }));
});

const serviceUrl = await listenLocally(service);
afterAll(() => service.close());

const variables = { TRUST_PROXY: '1', API_FOOTBALL_KEY: API_KEY, API_FOOTBALL_URL: serviceUrl };

onOneDatabase('planted secrets', { variables, plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  const answers: Answer[] = [];
  const secrets = [PASSWORD, WRONG_PASSWORD, API_KEY, EMAIL, FEEDBACK];
  let admin: Administrator;
  let visitors = 0;

  /** Sends each request from another network, so that no rate limit applies. */
  const request = async (path: string, { headers, ...sending }: SendOptions = {}): Promise<Answer> => {
    const from = { 'x-forwarded-for': `198.51.100.${(visitors += 1)}` };
    const answer = await site().send(path, { ...sending, headers: { ...from, ...headers } });
    answers.push(answer);
    return answer;
  };
  const asAdmin = (path: string, sending: SendOptions = {}): Promise<Answer> =>
    request(path, {
      ...sending,
      headers: { 'sec-fetch-site': 'same-origin', cookie: admin.cookie, ...sending.headers },
    });
  const login = (body: unknown): Promise<Answer> => request('/api/admin/login', { method: 'POST', body });
  const submit = (more: object): Promise<Answer> =>
    request('/api/feedback', {
      method: 'POST',
      body: { gameType: 'logo', feedback: FEEDBACK, userEmail: EMAIL, ...more },
    });
  const withPassword = (password: string, name = 'password'): string =>
    `/api/admin/games?${name}=${encodeURIComponent(password)}`;

  beforeAll(async () => {
    admin = await site().signIn(true);
    await site().app.get(WorkerLoop).tick();
    const token = await admin.send('/api/admin/plugins/penalty-kick/tokens', {
      method: 'POST',
      body: { name: 'planted', days: 1 },
    });
    // The response to issuing a token contains its secret by design.
    answers.length = 0;
    secrets.push(admin.cookie.split('=')[1]!, token.json<IssuedPublishToken>().secret);
  });

  test('are sent in requests that are rejected', async () => {
    await login({ password: WRONG_PASSWORD });
    await login({ password: [PASSWORD] });
    await login({ password: PASSWORD, [PASSWORD.replaceAll(' ', '-')]: EMAIL });
    await login(`{"password":"${PASSWORD}"`);
    await login({ password: PASSWORD.repeat(5000) });
    await request(withPassword(WRONG_PASSWORD));
    await request(`/api/admin/teams${withPassword(PASSWORD).slice('/api/admin/games'.length)}`);
    await request('/api/admin/session', { headers: { cookie: `sl_admin=${PASSWORD}` } });
    await request('/api/admin/session', { headers: { cookie: admin.cookie, 'sec-fetch-site': 'cross-site' } });
    await request('/api/admin/plugins', {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.at(-1)}` },
      body: {},
    });
    await submit({ userEmail: `${EMAIL} ` });
    await submit({ gameType: EMAIL });
    await submit({ feedback: FEEDBACK.repeat(50) });
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
  });

  test('are sent while the data service rejects the key', async () => {
    const answer = await asAdmin('/api/admin/players-by-name?name=messi');
    expect(answer.text).toContain('The application key [hidden] is not known.');
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 1 })).json<{ syncId: number }>();
    expect((await waitForEnd(admin, syncId)).error).toContain('does not accept the key');
    answers.push(await admin.send('/api/admin/sync-history'));
  });

  test('are sent while the database rejects every row', async () => {
    const { database, log } = site();
    for (const table of ['audit_log', 'feedback'])
      await database.em().execute(`alter table ${table} add constraint reject_rows check (id < 0) not valid`);
    const failed = [
      await login({ password: PASSWORD }),
      await login({ password: WRONG_PASSWORD }),
      await request(withPassword(PASSWORD)),
      await request(withPassword(PASSWORD, 'pass%77ord')),
      await request(withPassword(WRONG_PASSWORD)),
      await submit({}),
      await asAdmin('/api/admin/games/1', { method: 'PATCH', body: { isActive: false } }),
      await asAdmin('/api/admin/logout', { method: 'POST' }),
    ];
    for (const table of ['audit_log', 'feedback'])
      await database.em().execute(`alter table ${table} drop constraint reject_rows`);
    expect(failed.map(({ status }) => status)).toEqual(failed.map(() => 500));
    expect(log.written.match(/"msg":"A request failed\."/g)!.length).toBeGreaterThanOrEqual(failed.length);
    expect(log.written).toContain('password=[hidden]');
  });

  test('appear in no response and in no line of the log, in any encoding', () => {
    const output = [site().log.written, ...answers.map(({ text }) => text)].join('\n');
    const encoded = secrets.flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
    ]);
    expect(encoded.filter((secret) => output.includes(secret))).toEqual([]);
    expect(secrets.every((secret) => secret.length >= 16)).toBe(true);
  });
});

describe.skipIf(inject('postgresUrl') === '')('the password of the database', () => {
  const SECRET = 'planted-of-the-database';

  test.each([
    ['the server is unreachable', () => `postgres://tests:${SECRET}@127.0.0.1:1/none`],
    ['the password is wrong', () => inject('postgresUrl').replace('tests@', `stranger:${SECRET}@`)],
  ])('is in no line of the log when %s', async (_what, address) => {
    const log = new TestLog();
    const logFailure = async (work: () => Promise<unknown>): Promise<void> =>
      work().then(
        () => expect.unreachable(),
        (fault: unknown) => log.error({ err: fault, cause: fault }, 'It failed.'),
      );
    await logFailure(() => new ChangeListener({ connectionString: address(), ssl: false }, () => undefined).connect());
    await logFailure(() => openDatabase({ databaseUrl: address(), dataDir: '' }));
    expect(log.written.match(/It failed\./g)).toHaveLength(2);
    expect(log.written).not.toContain(SECRET);
  });
});
