import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdminSessions } from '../src/features/admin-session/admin-sessions.ts';
import { AdminPassword, HashingQueue } from '../src/features/admin-session/password/admin-password.ts';
import { AuditLog } from '../src/features/audit/audit-log.ts';
import { CONFIG, type Config } from '../src/platform/config/config.ts';
import { Setting } from '../src/platform/database/setting.entity.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const GIVEN = 'seven purple umbrellas';
const OTHER = 'eight orange umbrellas';
const STORED_HASH = { name: 'admin.passwordHash' };

let site: Site;
beforeAll(async () => {
  site = await startSite(openAnyCopy, { variables: { ADMIN_PASSWORD_HASH: '' } });
});
afterAll(() => site?.close());

/** Prepares the password like a restart on the same database, without the cost of a whole server. */
async function restart(adminPassword?: string): Promise<AdminPassword> {
  const { app, database } = site;
  const config: Config = { ...app.get<Config>(CONFIG), adminPassword };
  const parts = [app.get(AdminSessions), app.get(AuditLog), app.get(HashingQueue)] as const;
  const password = new AdminPassword(database, ...parts, config);
  await password.prepare();
  return password;
}

const login = (password: string) => site.send('/api/admin/login', { method: 'POST', body: { password } });
const storedHash = async (): Promise<string> => (await site.database.em().findOneOrFail(Setting, STORED_HASH)).value;

test('generates a password if none is configured, reveals it once and stores its hash', async () => {
  const first = site.app.get(AdminPassword);
  const password = first.revealGenerated()!;
  expect(password).toMatch(/^[a-z2-9]{5}(?:-[a-z2-9]{5}){4}$/);
  expect(first.revealGenerated()).toBeUndefined();
  expect((await login(password)).status).toBe(200);
  expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
  expect(site.log.written).not.toContain(password);

  const again = await restart();
  expect(again.revealGenerated()).toBeUndefined();
  expect(await again.isCorrect(password)).toBe(true);
});

test('uses the configured password, and ends all sessions when it changes', async () => {
  await site.database.em().nativeDelete(Setting, STORED_HASH);
  const first = await restart(GIVEN);
  expect([await first.isCorrect(GIVEN), await first.isCorrect(`${GIVEN} `)]).toEqual([true, false]);
  const kept = await storedHash();
  const cookie = (await login(GIVEN)).headers['set-cookie']![0]!.split(';')[0]!;
  const session = async (): Promise<number> => (await site.send('/api/admin/session', { headers: { cookie } })).status;

  await restart(GIVEN);
  expect([await session(), await storedHash()]).toEqual([200, kept]);

  const changed = await restart(OTHER);
  expect(await session()).toBe(401);
  expect([await changed.isCorrect(GIVEN), await changed.isCorrect(OTHER)]).toEqual([false, true]);
  const entries = await site.database
    .em()
    .execute<{ after: object }[]>("select after from audit_log where action = 'session.passwordChanged'");
  expect(entries).toHaveLength(1);
});

test('replaces a hash with other cost parameters at the next correct password', async () => {
  const cheap = await hash(GIVEN, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await site.database.em().nativeUpdate(Setting, STORED_HASH, { value: cheap });
  const password = site.app.get(AdminPassword);
  expect(await password.isCorrect(GIVEN)).toBe(true);
  expect(await storedHash()).toMatch(/m=65536,t=3,p=4/);
  expect(await password.isCorrect(GIVEN)).toBe(true);
});
