import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import type { GameListing } from '@soccer-legends/contracts';
import { entities } from '../../src/app/entities.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { OpenStreams } from '../../src/platform/events/open-streams.ts';
import { AdminGames } from '../../src/features/plugins/admin-games.ts';
import { ChangeFollower } from '../../src/app/replicas/change-follower.ts';
import { createPostgres, openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { TcpProxy } from '../fixtures/tcp-proxy.ts';
import { fault } from './fault.ts';

const POLLING = { timeout: 15_000 };
const plugins = { plugins: (folder: Site['plugins']) => folder.build('penalty-kick') };

const isActiveOn = async (site: Site): Promise<boolean> =>
  (await site.send('/api/games')).json<GameListing[]>()[0]!.isActive;
const toggle = (site: Site, isActive: boolean): Promise<void> =>
  site.app.get(AdminGames).setActive('penalty-kick', isActive, { actor: 'administrator' });
const check = (site: Site): Promise<void> =>
  site.app
    .get(ChangeFollower)
    .check()
    .catch(() => undefined);

describe.skipIf(inject('postgresUrl') === '')('between replicas', () => {
  let [one, other]: Site[] = [];
  let proxy: TcpProxy;

  beforeAll(async () => {
    const databaseUrl = await createPostgres('template_site');
    proxy = await TcpProxy.to(databaseUrl);
    const open = (url: string): Promise<Site> =>
      startSite(() => openDatabase({ databaseUrl: url, dataDir: '' }, entities), {
        variables: { DATABASE_URL: url },
        ...plugins,
      });
    one = await open(databaseUrl);
    other = await open(proxy.urlFor(databaseUrl));
  });
  afterAll(async () => {
    await Promise.all([one?.close(), other?.close()]);
    proxy.close();
  });

  /** Runs the check that the schedule runs every two seconds. */
  const isActiveAfterCheck = (): Promise<boolean> => check(other!).then(() => isActiveOn(other!));

  fault(31, async () => {
    const [{ text }] = await one!.database
      .em()
      .execute<[{ text: string }]>("select pg_get_functiondef('note_change'::regproc) as text");
    await one!.database.em().execute(text.replace(/perform pg_notify.*?;/s, ''));
    await toggle(one!, false);
    expect(await isActiveOn(other!)).toBe(true);
    expect(await isActiveAfterCheck()).toBe(false);
    await one!.database.em().execute(text);
    await toggle(one!, true);
    await expect.poll(() => isActiveOn(other!), POLLING).toBe(true);
  });

  fault(32, async () => {
    await one!.database.em().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'soccer-legends changes' and datname = current_database()`,
    );
    await toggle(one!, false);
    await expect.poll(isActiveAfterCheck, POLLING).toBe(false);
    await toggle(one!, true);
    await expect.poll(() => isActiveOn(other!), POLLING).toBe(true);
  });

  fault(33, async () => {
    proxy.blackHole();
    await toggle(one!, false);
    await check(other!);
    expect(await isActiveOn(other!)).toBe(true);
    proxy.heal();
    await expect.poll(isActiveAfterCheck, POLLING).toBe(false);
    await toggle(one!, true);
    await expect.poll(() => isActiveOn(other!), POLLING).toBe(true);
  });
});

describe('between a server and its pages', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(openPgliteCopy, plugins);
  });
  afterAll(() => site.close());

  fault(9, async () => {
    const streams = site.app.get(OpenStreams);
    const received = ['', ''];
    const pages = received.map((_, page) =>
      get(`${site.url}/api/events`, { agent: false }, (response) => {
        response.on('data', (chunk: Buffer) => (received[page] += chunk.toString()));
        response.on('error', () => undefined);
      }),
    );
    for (const page of pages) page.on('error', () => undefined);
    await expect.poll(() => streams.count).toBe(2);
    pages[0]!.destroy();
    await toggle(site, false);
    await expect.poll(() => received[1]).toContain('event: registry');
    await expect.poll(() => streams.count).toBe(1);
    pages[1]!.destroy();
  });
});
