import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GameListing } from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3BlobStore } from '../src/platform/blobs/s3-blob-store.ts';
import { S3Server } from './fixtures/s3-server.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

let server: S3Server;
let site: Site;

beforeAll(async () => {
  server = await S3Server.start();
  site = await startSite(openAnyCopy, {
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

test('repairs a bundled file that was changed in the bucket', async () => {
  const [listing] = (await site.send('/api/games')).json<GameListing[]>();
  const css = listing!.remote.css[0]!;
  const path = css.replace('/plugins/', '/games/');
  const before = server.objects.get(path);
  server.objects.set(path, Buffer.from('body{display:none}'));
  expect((await site.send(css)).body).toEqual(before);
  expect(server.objects.get(path)).toEqual(before);
});

describe('the store by itself', () => {
  const settings = { bucket: 'other', region: 'us-east-1', accessKeyId: 'key-id', secretAccessKey: 'secret' };
  const open = (): S3BlobStore => new S3BlobStore({ ...settings, endpoint: server.endpoint });

  test('replaces other content and sets it aside', async () => {
    const store = open();
    expect(await store.put('a/b.js', Buffer.from('damaged'))).toBe(true);
    expect(await store.put('a/b.js', Buffer.from('intact'))).toBe(false);
    expect(await store.put('a/b.js', Buffer.from('intact'))).toBe(false);
    expect((await store.get('a/b.js'))?.toString()).toBe('intact');
    expect(server.objects.get('/other/damaged/a/b.js')?.toString()).toBe('damaged');
  });

  test('finds the earlier versions in a bucket with versioning', async () => {
    const store = open();
    for (const content of ['first', 'second', 'third']) await store.put('versions.js', Buffer.from(content));
    const copies: string[] = [];
    for await (const copy of store.olderCopies('versions.js')) copies.push(copy.toString());
    expect(copies).toEqual(['second', 'first']);
  });

  test('removes an object, and returns undefined for missing ones', async () => {
    const store = open();
    await store.put('gone.js', Buffer.from('x'));
    await store.remove('gone.js');
    expect(await store.get('gone.js')).toBeUndefined();
  });
});
