import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { GameListing, PluginOverview } from '@soccer-legends/contracts';
import { pluginArchive } from '../fixtures/plugin-archive.ts';
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

describe('in the folder of published files', () => {
  beforeAll(() => open());
  afterAll(() => site.close());

  async function expectNotServed(key: string, damage: (path: string) => void): Promise<void> {
    const entry = await entryOf(key);
    damage(join(site.folder, 'data', entry));
    const answer = await site.send(entry);
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(site.log.written).toContain(entry.replace('/plugins/', ''));
    expect((await site.send(await entryOf('goal-kick'))).status).toBe(200);
  }

  fault(60, () => expectNotServed('penalty-kick', (path) => writeFileSync(path, 'alert(1)')));
  fault(61, () => expectNotServed('throw-in', (path) => rmSync(path)));
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
    const upload = (): Promise<Answer> =>
      admin.send('/api/admin/plugins', {
        method: 'POST',
        headers: { 'content-type': 'application/zip' },
        body: pluginArchive(),
      });
    const keys = async (): Promise<string[]> =>
      (await admin.send('/api/admin/plugins')).json<PluginOverview[]>().map(({ key }) => key);
    bucket.behavior = 'failing';
    expectUnavailable(await upload());
    expect(await keys()).not.toContain('corner-flag');
    bucket.behavior = 'normal';
    expect((await upload()).status).toBe(201);
    expect(await keys()).toContain('corner-flag');
  });
});
