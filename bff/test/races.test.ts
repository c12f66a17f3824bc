import { randomUUID } from 'node:crypto';
import { LANGUAGES, type AuditPage, type CategorySummary, type CsvReport } from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { AdminPassword } from '../src/features/admin-session/password/admin-password.ts';
import { AlertBook } from '../src/features/alerts/alert-book.ts';
import { Setting } from '../src/platform/database/setting.entity.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { invite } from './fixtures/person.ts';
import { startReplicas } from './fixtures/replicas.ts';
import type { Answer } from './fixtures/send.ts';
import type { Site } from './fixtures/site.ts';
import { WebhookReceiver } from './fixtures/webhook-receiver.ts';

describe.skipIf(inject('postgresUrl') === '')('two servers with one PostgreSQL at the same time', () => {
  let receiver: WebhookReceiver;
  let sites: [Site, Site];
  let admins: [Administrator, Administrator];

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    sites = (await startReplicas(2, { variables: receiver.variables })) as [Site, Site];
    admins = [await sites[0].signIn(true), await sites[1].signIn(true)];
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    receiver.close();
  });

  const run = <Rows extends object[]>(sql: string, values: unknown[] = []): Promise<Rows> =>
    sites[0].database.em().execute<Rows>(sql, values);
  const waiting = async (): Promise<number> =>
    (
      await run<[{ count: number }]>(
        "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    )[0].count;

  /** Starts the actions in order, each while the previous ones wait for the lock. */
  const together = (lock: string, ...actions: (() => Promise<Answer | void>)[]): Promise<(Answer | void)[]> => {
    let answers: Promise<Answer | void>[] = [];
    return sites[0].database
      .transaction(async (em) => {
        await em.execute(lock);
        for (const action of actions) {
          answers = [...answers, action()];
          await expect.poll(waiting, { interval: 10 }).toBe(answers.length);
        }
      })
      .then(() => Promise.all(answers));
  };
  const outcomesOf = (answers: readonly (Answer | void)[]): string[] =>
    answers.map((answer) => `${answer!.status} ${/"code":"([^"]*)"/.exec(answer!.text)?.[1] ?? ''}`.trim());
  /** Returns what the audit log says about a target, newest first. */
  const auditOf = async (target: string) =>
    (await admins[0].send(`/api/admin/audit?search=${encodeURIComponent(target)}`)).json<AuditPage>().items;

  describe('two owners', () => {
    const PEOPLE = '/api/admin/people';
    const change = (by: 0 | 1, id: string, role: string) => (): Promise<Answer> =>
      admins[by].send(`${PEOPLE}/${id}`, { method: 'PATCH', body: { role } });
    const remove = (by: 0 | 1, id: string) => (): Promise<Answer> =>
      admins[by].send(`${PEOPLE}/${id}`, { method: 'DELETE' });
    const add = async (name: string): Promise<{ id: string; lock: string }> => {
      const { personId: id } = await invite(admins[0], name, 'editor');
      await run('delete from admin_invitation');
      return { id, lock: `select from admin_person where id = '${id}' for update` };
    };

    test.each([
      ['a new role', (id: string) => change(1, id, 'owner')],
      ['an invitation', (id: string) => () => admins[1].send(`${PEOPLE}/${id}/invitation`, { method: 'POST' })],
    ])('cannot give %s to a person who is being removed', async (what, give) => {
      const name = `Removed with ${what}`;
      const { id, lock } = await add(name);
      expect(outcomesOf(await together(lock, remove(0, id), give(id)))).toEqual(['200', '404 person.notFound']);
      expect((await auditOf(name))[0]).toMatchObject({ action: 'person.remove' });
    });

    test('record the role that each of them replaced', async () => {
      const { id, lock } = await add('Changed twice');
      await together(lock, change(0, id, 'publisher'), change(1, id, 'owner'));
      const [second, first] = await auditOf('Changed twice');
      expect([first!.before, second!.before]).toEqual([{ role: 'editor' }, { role: 'publisher' }]);
    });
  });

  test('record one change of the password after a restart of both', async () => {
    await sites[0].database.em().nativeUpdate(Setting, { name: 'admin.passwordHash' }, { value: 'the former hash' });
    const prepare = (site: Site) => (): Promise<void> => site.app.get(AdminPassword).prepare();
    await together("select from setting where name = 'admin.passwordHash' for update", ...sites.map(prepare));
    admins = [await sites[0].signIn(true), await sites[1].signIn(true)];
    const { items } = (await admins[0].send('/api/admin/audit?action=session.passwordChanged')).json<AuditPage>();
    expect(items).toHaveLength(1);
  });

  test('add the people of a file once if two administrators import it', async () => {
    const upload =
      ({ send }: Administrator) =>
      (): Promise<Answer> =>
        send('/api/admin/csv/players?dryRun=false', {
          method: 'POST',
          headers: { 'content-type': 'text/csv' },
          body: 'id,name,born,nation,position,fame,club,startYear\r\n,Added Once,1990,GER,Defender,3,Arsenal,2010',
        });
    const answers = await together('select from change_version for update', ...admins.map(upload));
    expect(answers.map((answer) => answer!.json<CsvReport>().errors.map(({ rule }) => rule))).toEqual([
      [],
      ['knownName'],
    ]);
    expect(await run("select from person where kind = 'player' and name = 'Added Once'")).toHaveLength(1);
  });

  test('add one group of Connections with the same name', async () => {
    const names = Object.fromEntries(LANGUAGES.map((language) => [language, `Left-footed ${language}`]));
    const body = { version: 0, enabled: true, names, members: [101, 102, 103, 104, 105] };
    const add =
      ({ send }: Administrator) =>
      (): Promise<Answer> =>
        send('/api/admin/categories', { method: 'POST', body });
    const answers = await together('lock table category_revision in exclusive mode', ...admins.map(add));
    expect(outcomesOf(answers)).toEqual(['200', '400 facts.invalid']);
    expect((await admins[0].send('/api/admin/categories')).json<CategorySummary[]>()).toHaveLength(1);
  });

  describe('that lost the database', () => {
    const outage = (isDelivered: boolean) => ({
      ...{ id: randomUUID(), messageId: randomUUID(), isDelivered },
      since: new Date(sites[0].clock.now().getTime() - 120_000),
    });
    const store = (isDelivered: boolean) => (site: Site) => (): Promise<void> =>
      site.app.get(AlertBook).addOutage(outage(isDelivered));
    const LOCK = 'lock table alert in exclusive mode';

    test('store one alert', async () => {
      await together(LOCK, ...sites.map(store(false)));
      expect(await run('select from alert')).toHaveLength(1);
      expect(await run('select from alert_message')).toHaveLength(2);
    });

    test('store two alerts if both of them were reported, because each message needs its end', async () => {
      sites.forEach(({ clock }) => clock.advance(600_000));
      await run('delete from alert');
      await together(LOCK, ...sites.map(store(true)));
      expect((await run<{ state: string }[]>('select state from alert_message')).map(({ state }) => state)).toEqual([
        'ended',
        'ended',
      ]);
    });
  });
});
