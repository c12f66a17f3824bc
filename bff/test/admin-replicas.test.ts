import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { AdminGame } from '@soccer-legends/contracts';
import { MAX_IDLE_MS } from '../src/features/admin-session/admin-sessions.ts';
import { AdminStreams } from '../src/features/admin-session/admin-streams.ts';
import { PASSWORD, type Administrator } from './fixtures/administrator.ts';
import { startReplicas } from './fixtures/replicas.ts';
import type { Site } from './fixtures/site.ts';

const QUARTER_HOUR_S = 15 * 60;

/** Opens an event stream of an administrator. */
async function listen({ url }: Site, path: string, { cookie }: Administrator) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { agent: false, headers: { cookie } }, resolve).on('error', reject);
  });
  onTestFinished(() => void response.destroy());
  const stream = { status: response.statusCode, ended: false };
  response.resume().on('end', () => (stream.ended = true));
  return stream;
}

describe.skipIf(inject('postgresUrl') === '')('the admin session on two servers with one PostgreSQL', () => {
  let first: Site;
  let second: Site;

  beforeAll(async () => {
    [first, second] = (await startReplicas(2, { plugins: (folder) => folder.build('penalty-kick') })) as [Site, Site];
  });
  afterAll(() => Promise.all([first, second].map((site) => site?.close())));

  /** Sends requests of the same browser to the given server. */
  const sendTo = (site: Site, { cookie }: Administrator): Administrator['send'] => {
    return (path, sending = {}) =>
      site.send(path, { ...sending, headers: { 'sec-fetch-site': 'same-origin', cookie, ...sending.headers } });
  };
  const session = async (send: Administrator['send']): Promise<number> => (await send('/api/admin/session')).status;

  test('starts on one server, works on the other, and ends on both', async () => {
    const onFirst = await first.signIn(true);
    const onSecond = sendTo(second, onFirst);
    const [game] = (await onSecond('/api/admin/games')).json<AdminGame[]>();
    const toggled = await onSecond(`/api/admin/games/${game!.id}`, { method: 'PATCH', body: { isActive: false } });
    expect([toggled.status, toggled.json()['isActive']]).toEqual([200, false]);

    expect((await onSecond('/api/admin/logout', { method: 'POST' })).status).toBe(200);
    expect([await session(onFirst.send), await session(onSecond)]).toEqual([401, 401]);
  });

  test('ends in every browser, also if it started on the other server', async () => {
    const [one, other] = [await first.signIn(), await second.signIn()];
    expect((await other.send('/api/admin/sessions', { method: 'DELETE' })).json()['ended']).toBe(2);
    expect([await session(one.send), await session(other.send)]).toEqual([401, 401]);
  });

  test.each(['/api/admin/sync/progress', '/api/admin/facts/players/101/editors'])(
    'ends its stream %s on the other server too',
    async (path) => {
      const admin = await first.signIn();
      const stream = await listen(second, path, admin);
      await second.app.get(AdminStreams).endRevoked();
      expect(stream.ended).toBe(false);
      await admin.send('/api/admin/logout', { method: 'POST' });
      await second.app.get(AdminStreams).endRevoked();
      await expect.poll(() => stream.ended).toBe(true);
      expect((await listen(second, path, admin)).status).toBe(401);
    },
  );

  test('ends its stream when it expires, and when the administrator has another role', async () => {
    const editor = await first.signIn();
    const stream = await listen(first, '/api/admin/sync/progress', editor);
    const demote = `with administrator as (
      insert into admin_person (id, name, name_key, role, created_at, created_by)
      values (gen_random_uuid(), 'Ana', 'ana', 'publisher', now(), 'administrator') returning id)
      update admin_session set person_id = administrator.id from administrator`;
    await first.database.em().execute(demote);
    await first.app.get(AdminStreams).endRevoked();
    await expect.poll(() => stream.ended).toBe(true);
    const later = await listen(first, '/api/admin/sync/progress', await first.signIn());
    first.clock.advance(MAX_IDLE_MS);
    onTestFinished(() => first.clock.advance(-MAX_IDLE_MS));
    await first.app.get(AdminStreams).endRevoked();
    await expect.poll(() => later.ended).toBe(true);
  });

  test('allows five attempts on both servers together, then rejects even the correct password', async () => {
    const tryOn = async (site: Site, password: string): Promise<[status: number, wait: number]> => {
      const { status, headers } = await site.send('/api/admin/login', { method: 'POST', body: { password } });
      return [status, Number(headers['retry-after'] ?? 0)];
    };
    const wrong: [number, number][] = [];
    for (const site of [first, second, first, second, first]) wrong.push(await tryOn(site, 'offside'));
    expect(wrong).toEqual(Array.from({ length: 5 }, () => [401, 0]));
    for (const site of [first, second]) expect(await tryOn(site, PASSWORD)).toEqual([429, QUARTER_HOUR_S]);
  });

  test('returns the same intact audit log on both servers', async () => {
    const admin = await second.send('/api/admin/login', {
      method: 'POST',
      body: { password: PASSWORD },
      from: '127.0.0.2',
    });
    const cookie = admin.headers['set-cookie']![0]!.split(';')[0]!;
    const chains = await Promise.all(
      [first, second].map((site) => site.send('/api/admin/audit/verification', { headers: { cookie } })),
    );
    const [one, other] = chains.map(({ text }) => text);
    expect(one).toBe(other);
    expect(chains[0]!.json()).toEqual({ entries: expect.any(Number), firstBroken: null });
  });
});
