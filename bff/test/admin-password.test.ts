import { hash } from '@node-rs/argon2';
import { afterEach, expect, test } from 'vitest';
import { AdminPassword } from '../src/features/admin-session/password/admin-password.ts';
import { Setting } from '../src/platform/database/setting.entity.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { Variables } from '../src/platform/config/read-config.ts';
import { openPgliteCopy, startSite, type Site } from './fixtures/site.ts';

const GIVEN = 'seven purple umbrellas';

let site: Site | undefined;
afterEach(() => site?.close());

/** Starts on a database of its own, or goes on with one that another start has left. */
async function start(variables: Variables, database?: Database): Promise<Site> {
  const open = database ? () => Promise.resolve(database) : openPgliteCopy;
  return (site = await startSite(open, { variables: { ADMIN_PASSWORD_HASH: '', ...variables } }));
}

/** Another start on the same database, while the server of the first still runs. */
async function restart(variables: Variables): Promise<Site> {
  const first = site!;
  const second = await startSite(() => Promise.resolve(first.database), {
    variables: { ADMIN_PASSWORD_HASH: '', ...variables },
  });
  second.app.getHttpServer().closeAllConnections();
  return second;
}

const login = (at: Site, password: string): Promise<number> =>
  at.send('/api/admin/login', { method: 'POST', body: { password } }).then(({ status }) => status);
const stored = async ({ database }: Site): Promise<string> =>
  (await database.em().findOneOrFail(Setting, { name: 'admin.passwordHash' })).value;

test('a password that nobody gave is made up, told once and kept as a hash', async () => {
  const first = await start({});
  const password = first.app.get(AdminPassword).revealGenerated()!;
  expect(password).toMatch(/^[a-z2-9]{5}(?:-[a-z2-9]{5}){4}$/);
  expect(first.app.get(AdminPassword).revealGenerated()).toBeUndefined();
  expect(await login(first, password)).toBe(200);
  expect(await stored(first)).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$/);
  expect(first.log.written).not.toContain(password);

  const again = await restart({});
  expect(again.app.get(AdminPassword).revealGenerated()).toBeUndefined();
  expect(await login(again, password)).toBe(200);
  await again.app.close();
});

test('a given password holds, and another one ends every session', async () => {
  const first = await start({ ADMIN_PASSWORD: GIVEN });
  expect([await login(first, GIVEN), await login(first, `${GIVEN} `)]).toEqual([200, 401]);
  const kept = await stored(first);
  const cookie = (await first.send('/api/admin/login', { method: 'POST', body: { password: GIVEN } })).headers[
    'set-cookie'
  ]![0]!.split(';')[0]!;
  const session = (): Promise<number> =>
    first.send('/api/admin/session', { headers: { cookie } }).then(({ status }) => status);

  const same = await restart({ ADMIN_PASSWORD: GIVEN });
  expect([await session(), await stored(first)]).toEqual([200, kept]);
  await same.app.close();

  const changed = await restart({ ADMIN_PASSWORD: 'eight orange umbrellas' });
  expect(await session()).toBe(401);
  expect([await login(changed, GIVEN), await login(changed, 'eight orange umbrellas')]).toEqual([401, 200]);
  const entries = await first.database
    .em()
    .execute<{ after: object }[]>("select after from audit_log where action = 'session.passwordChanged'");
  expect(entries).toHaveLength(1);
  await changed.app.close();
});

test('a hash of another cost is made anew with the next right password', async () => {
  const first = await start({});
  const cheap = await hash(GIVEN, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await first.database.em().nativeUpdate(Setting, { name: 'admin.passwordHash' }, { value: cheap });
  expect(await login(first, GIVEN)).toBe(200);
  expect(await stored(first)).toMatch(/m=65536,t=3,p=4/);
  expect(await login(first, GIVEN)).toBe(200);
});
