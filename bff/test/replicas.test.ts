import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { GameListing } from '@soccer-legends/contracts';
import { DamageControl } from '../src/features/plugins/release/damage-control.ts';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { ChangeFollower } from '../src/app/replicas/change-follower.ts';
import { pluginArchive } from './fixtures/plugin-archive.ts';
import { startReplicas } from './fixtures/replicas.ts';
import type { Site } from './fixtures/site.ts';

const PATIENT = { timeout: 15_000 };

describe.skipIf(inject('postgresUrl') === '')('replicas on one PostgreSQL', () => {
  /** Shared, so that every replica serves the games that one of them stored. */
  let dataDir: string;
  let replicas: Site[];

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sl-shared-data-'));
    replicas = await startReplicas(3, {
      variables: { DATA_DIR: dataDir },
      plugins: (folder) => folder.build('penalty-kick'),
    });
  });
  afterAll(async () => {
    await Promise.all(replicas.map((site) => site.close()));
    rmSync(dataDir, { recursive: true });
  });

  const activeOn = async (site: Site): Promise<boolean> =>
    (await site.send('/api/games')).json<GameListing[]>()[0]!.isActive;
  const activeEverywhere = async (): Promise<boolean[]> => Promise.all(replicas.map(activeOn));
  const toggle = (site: Site, isActive: boolean): Promise<void> =>
    site.app.get(AdminGames).setActive('penalty-kick', isActive, { actor: 'administrator' });
  const cutListeners = (site: Site): Promise<unknown> =>
    site.database
      .em()
      .execute(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'soccer-legends changes' and datname = current_database()",
      );

  test('a game that is disabled on one replica is disabled on all', async () => {
    await toggle(replicas[0]!, false);
    await expect.poll(activeEverywhere, PATIENT).toEqual([false, false, false]);
    await toggle(replicas[2]!, true);
    await expect.poll(activeEverywhere, PATIENT).toEqual([true, true, true]);
  });

  test('a damaged game that is published again on one replica returns to the hub of all', async () => {
    const [one, other] = replicas as [Site, Site];
    const admin = await one.signIn();
    const publish = () =>
      admin.send('/api/admin/plugins', {
        ...{
          method: 'POST',
          headers: { 'content-type': 'application/zip' },
          body: pluginArchive({ key: 'lone-game' }),
        },
      });
    const listings = async (site: Site) => (await site.send('/api/games')).json<GameListing[]>();
    const isListed = async (site: Site): Promise<boolean> =>
      (await listings(site)).some(({ key }) => key === 'lone-game');
    await publish();
    const body = { version: '1.0.0', reason: 'It is ready.' };
    await admin.send('/api/admin/plugins/lone-game/release', { method: 'POST', body });
    await expect.poll(() => isListed(other), PATIENT).toBe(true);
    const { entry } = (await listings(one)).find(({ key }) => key === 'lone-game')!.remote;
    writeFileSync(join(dataDir, entry), 'alert(1)');
    for (const site of [one, other]) {
      expect((await site.send(entry)).status).toBe(404);
      await expect.poll(() => isListed(site), PATIENT).toBe(false);
    }
    await publish();
    await other.app.get(DamageControl).checkDamaged();
    expect([await isListed(one), await isListed(other), (await other.send(entry)).status]).toEqual([true, true, 200]);
  });

  test('players that one replica writes in succession are found on all replicas', async () => {
    const [id] = replicas[0]!.app.get(ReadModel).snapshot.players.keys();
    const nameOn = (site: Site): string | undefined => site.app.get(ReadModel).snapshot.players.get(id!)?.name;
    for (const name of ['First', 'Second', 'Third'])
      await replicas[0]!.database
        .em()
        .execute("update person set name = ? where kind = 'player' and id = ?", [name, id]);
    await expect
      .poll(async () => {
        for (const site of replicas) {
          site.clock.advance(1000);
          await site.app.get(ChangeFollower).check();
        }
        return replicas.map(nameOn);
      }, PATIENT)
      .toEqual(['Third', 'Third', 'Third']);
  });

  test('replicas with different catalogues return the same deal for a token', async () => {
    const [one, other] = replicas as [Site, Site];
    const paths = ['/api/players?limit=30&deal=d144', '/api/coaches?deal=d144', '/api/player-grid/game?deal=d144'];
    // The address of a coach's picture begins with the address that the request was sent to.
    const dealtBy = (site: Site): Promise<string[]> =>
      Promise.all(paths.map(async (path) => (await site.send(path)).text.replaceAll(/http:\/\/[\w.:]+/g, '')));
    // The other replica has not loaded the change yet, and both draw at the same moment.
    await one.database.em().execute("update person set name = 'Renamed ' || id where kind = 'player' and fame > 3");
    await one.database.em().execute("update person set name = 'Renamed ' || id where kind = 'coach'");
    await one.app.get(ReadModel).rebuild();
    const [first, second] = await Promise.all([dealtBy(one), dealtBy(other)]);
    expect(second).toEqual(first);
    await other.app.get(ReadModel).rebuild();
    expect(await dealtBy(replicas[2]!)).toEqual(first);
  });

  test('a replica whose connection broke loads missed changes and receives new ones', async () => {
    await cutListeners(replicas[0]!);
    await toggle(replicas[0]!, false);
    await expect
      .poll(async () => {
        await replicas[1]!.app
          .get(ChangeFollower)
          .check()
          .catch(() => undefined);
        return activeOn(replicas[1]!);
      }, PATIENT)
      .toBe(false);
    await toggle(replicas[0]!, true);
    await expect.poll(() => activeOn(replicas[1]!), PATIENT).toBe(true);
  });
});
