import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameListing, PluginDetail, PluginOverview, PublishedVersion, Problem } from '@soccer-legends/contracts';
import type { Administrator } from '../fixtures/administrator.ts';
import { pluginArchive, type ArchivedPlugin } from '../fixtures/plugin-archive.ts';
import { S3Server } from '../fixtures/s3-server.ts';
import type { Answer } from '../fixtures/send.ts';
import { openPgliteCopy, startSite, type Site, type SiteOptions } from '../fixtures/site.ts';
import { expectUnavailable, inTime } from './unavailable.ts';
import { fault } from './fault.ts';

let site: Site;

const open = async (variables: SiteOptions['variables'] = {}): Promise<void> => {
  site = await startSite(openPgliteCopy, {
    variables,
    plugins: (folder) => {
      for (const key of ['penalty-kick', 'throw-in', 'goal-kick']) folder.build(key);
    },
  });
};

const entryOf = async (key: string): Promise<string> =>
  (await site.send('/api/games')).json<GameListing[]>().find((listing) => listing.key === key)!.remote.entry;

const upload = (admin: Administrator, plugin: ArchivedPlugin = {}): Promise<Answer> =>
  admin.send('/api/admin/plugins', {
    ...{ method: 'POST', headers: { 'content-type': 'application/zip' }, body: pluginArchive(plugin) },
  });
const release = (admin: Administrator, version: string): Promise<Answer> =>
  admin.send('/api/admin/plugins/corner-flag/release', { method: 'POST', body: { version, reason: 'It is ready.' } });
const detail = async (admin: Administrator): Promise<PluginDetail> =>
  (await admin.send('/api/admin/plugins/corner-flag')).json<PluginDetail>();

describe('in the folder of published files', () => {
  let backups: string;
  beforeAll(async () => {
    backups = mkdtempSync(join(tmpdir(), 'sl-backups-'));
    await open({ BACKUP_DIR: backups });
  });
  afterAll(async () => {
    await site.close();
    rmSync(backups, { recursive: true });
  });

  const fileOf = (address: string): string => join(site.folder, 'data', address);

  async function expectRepair(key: string, damage: (path: string) => void): Promise<void> {
    const entry = await entryOf(key);
    const before = readFileSync(fileOf(entry));
    damage(fileOf(entry));
    const answer = await site.send(entry);
    expect([answer.status, answer.body]).toEqual([200, before]);
    expect(readFileSync(fileOf(entry))).toEqual(before);
    expect(site.log.written).toContain(entry.replace('/plugins/', ''));
  }

  fault(60, async () => {
    const entry = await entryOf('penalty-kick');
    await expectRepair('penalty-kick', (path) => writeFileSync(path, 'alert(1)'));
    const aside = join(site.folder, 'data/plugins-damaged', entry.replace('/plugins/', ''));
    expect(readFileSync(aside, 'utf8')).toBe('alert(1)');
  });
  fault(61, () => expectRepair('throw-in', (path) => rmSync(path)));

  describe('of an uploaded game', () => {
    let admin: Administrator;
    const address = (of: PublishedVersion | null): string => `/plugins/corner-flag/${of!.release}/remoteEntry.js`;

    beforeAll(async () => {
      admin = await site.signIn();
      for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
        await upload(admin, { version });
        await release(admin, version);
      }
    });

    fault(76, async () => {
      const live = address((await detail(admin)).live);
      cpSync(join(site.folder, 'data/plugins'), join(backups, '2026-11-22/plugins'), { recursive: true });
      await expectRepair('corner-flag', (path) => writeFileSync(path, 'alert(1)'));
      expect((await detail(admin)).live!.version).toBe('1.2.0');
      // A damaged backup is not an intact copy.
      writeFileSync(join(backups, '2026-11-22', live), 'alert(2)');
      expect((await site.send(live)).text).toContain('corner-flag 1.2.0');
      rmSync(join(backups, '2026-11-22'), { recursive: true });
    });

    fault(77, async () => {
      const { versions } = await detail(admin);
      for (const { version, release } of versions)
        if (version !== '1.0.0') writeFileSync(fileOf(`/plugins/corner-flag/${release}/assets/game-abc.css`), 'body{}');
      const damaged = await site.send(`/plugins/corner-flag/${versions[0]!.release}/assets/game-abc.css`);
      expect([damaged.status, damaged.headers['cache-control']]).toEqual([404, 'no-store']);
      await expect.poll(async () => (await detail(admin)).live!.version).toBe('1.0.0');
      expect((await site.send(await entryOf('corner-flag'))).text).toContain('corner-flag 1.0.0');
      expect((await detail(admin)).damaged).toEqual([versions[0]!.release]);
      expect((await release(admin, '1.2.0')).json<Problem>().code).toBe('plugin.versionDamaged');
      expect((await release(admin, '1.1.0')).json<Problem>().code).toBe('plugin.versionDamaged');

      expect((await upload(admin, { version: '1.2.0' })).status).toBe(200);
      expect((await detail(admin)).damaged).toEqual([]);
      expect((await release(admin, '1.2.0')).status).toBe(200);
      expect((await site.send(`/plugins/corner-flag/${versions[0]!.release}/assets/game-abc.css`)).status).toBe(200);
    });

    test('a game without an intact version is removed from the hub until it is published again', async () => {
      await upload(admin, { key: 'lone-game' });
      const body = { version: '1.0.0', reason: 'It is ready.' };
      await admin.send('/api/admin/plugins/lone-game/release', { method: 'POST', body });
      const entry = await entryOf('lone-game');
      writeFileSync(fileOf(entry), 'alert(1)');
      expect((await site.send(entry)).status).toBe(404);
      const keys = async (): Promise<string[]> =>
        (await site.send('/api/games')).json<GameListing[]>().map(({ key }) => key);
      await expect.poll(keys).not.toContain('lone-game');
      expect((await upload(admin, { key: 'lone-game' })).status).toBe(200);
      expect(await keys()).toContain('lone-game');
      expect((await site.send(entry)).status).toBe(200);
    });
  });
});

describe('in the bucket', () => {
  let bucket: S3Server;
  beforeAll(async () => {
    bucket = await S3Server.start();
    await open({
      BLOB_STORE: 's3',
      S3_BUCKET: 'games',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
  });
  afterAll(async () => {
    await site.close();
    bucket.close();
  });

  async function expectRecovery(behavior: S3Server['behavior'], key: string): Promise<void> {
    const [inMemory, other] = [await entryOf('penalty-kick'), await entryOf(key)];
    await site.send(inMemory);
    bucket.behavior = behavior;
    expectUnavailable(await inTime(site.send(other)));
    expect((await site.send(inMemory)).status).toBe(200);
    bucket.behavior = 'normal';
    expect((await site.send(other)).status).toBe(200);
  }

  fault(62, () => expectRecovery('failing', 'throw-in'));
  fault(63, () => expectRecovery('silent', 'goal-kick'));

  fault(64, async () => {
    const admin = await site.signIn();
    const keys = async (): Promise<string[]> =>
      (await admin.send('/api/admin/plugins')).json<PluginOverview[]>().map(({ key }) => key);
    bucket.behavior = 'failing';
    expectUnavailable(await upload(admin));
    expect(await keys()).not.toContain('corner-flag');
    bucket.behavior = 'normal';
    expect((await upload(admin)).status).toBe(201);
    expect(await keys()).toContain('corner-flag');
  });
});
