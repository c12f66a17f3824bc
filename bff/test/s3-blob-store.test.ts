import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameListing } from '@soccer-legends/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { S3BlobStore } from '../src/platform/blobs/s3-blob-store.ts';
import { S3Server } from './fixtures/s3-server.ts';
import { openPgliteCopy, startSite, type Site } from './fixtures/site.ts';

let server: S3Server;
let site: Site;

beforeAll(async () => {
  server = await S3Server.start();
  site = await startSite(openPgliteCopy, {
    plugins: (folder) => folder.build('penalty-kick'),
    variables: {
      BLOB_STORE: 's3',
      S3_BUCKET: 'games',
      S3_ENDPOINT: server.endpoint,
      S3_ACCESS_KEY_ID: 'key-id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(async () => {
  await site.close();
  server.close();
});

test('stores published files in the bucket only and serves them from there', async () => {
  const [listing] = (await site.send('/api/games')).json<GameListing[]>();
  const path = listing!.remote.entry.replace('/plugins/', '/games/');
  expect([...server.objects.keys()]).toContain(path);
  expect(existsSync(join(site.folder, 'data/plugins'))).toBe(false);
  expect((await site.send(listing!.remote.entry)).body).toEqual(server.objects.get(path));
  expect(server.requests.every(({ signed }) => signed)).toBe(true);
});

test('does not serve a file that was changed in the bucket', async () => {
  const [listing] = (await site.send('/api/games')).json<GameListing[]>();
  const css = listing!.remote.css[0]!;
  server.objects.set(css.replace('/plugins/', '/games/'), Buffer.from('body{display:none}'));
  expect((await site.send(css)).status).toBe(404);
});

test('keeps existing files, and returns undefined for missing ones', async () => {
  const settings = { bucket: 'other', region: 'us-east-1', endpoint: server.endpoint };
  const store = new S3BlobStore({ ...settings, accessKeyId: 'key-id', secretAccessKey: 'secret' });
  await store.put('a/b.js', Buffer.from('first'));
  await store.put('a/b.js', Buffer.from('second'));
  expect((await store.get('a/b.js'))?.toString()).toBe('first');
  expect(await store.get('a/c.js')).toBeUndefined();
});
