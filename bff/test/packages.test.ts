import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePackage } from '@soccer-legends/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPgliteCopy, startSite, type Site } from './fixtures/site.ts';

let site: Site;
const list = async (): Promise<SitePackage[]> => (await site.send('/api/packages')).json<SitePackage[]>();
const write = (name: string, text: string): void => {
  mkdirSync(join(site.folder, 'packages'), { recursive: true });
  writeFileSync(join(site.folder, 'packages', name), text);
};

beforeAll(async () => {
  site = await startSite(openPgliteCopy, { variables: { PACKAGES_DIR: 'packages' } });
});
afterAll(() => site.close());

test('a site that was not built offers no packages', async () => {
  expect(await list()).toEqual([]);
});

test('packages are listed as npm installs them', async () => {
  write('soccer-legends-game-sdk-1.2.0.tgz', 'packed');
  write('soccer-legends-contracts-1.0.0.tgz', 'packed too');
  write('notes.txt', 'not offered');
  const [contracts, sdk] = await list();
  expect(contracts!.name).toBe('@soccer-legends/contracts');
  expect(sdk).toEqual({
    ...{ name: '@soccer-legends/game-sdk', version: '1.2.0', bytes: 6 },
    path: '/packages/soccer-legends-game-sdk-1.2.0.tgz',
    integrity: `sha512-${createHash('sha512').update('packed').digest('base64')}`,
  });
  const file = await site.send(sdk!.path);
  expect([file.status, file.text, file.headers['content-type']]).toEqual([200, 'packed', 'application/gzip']);
});

test('a package that was packed anew is described anew', async () => {
  write('soccer-legends-game-sdk-1.2.0.tgz', 'packed anew');
  expect((await list())[1]!.bytes).toBe(11);
});

test.each(['notes.txt', 'soccer-legends-gone-1.0.0.tgz', 'soccer-legends-..-1.0.0.tgz', ''])(
  'there is no package "%s"',
  async (file) => {
    expect((await site.send(`/packages/${file}`, { headers: { accept: 'application/json' } })).status).toBe(404);
  },
);
