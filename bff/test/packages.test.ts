import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SitePackage } from '@soccer-legends/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

const PUBLIC_URL = 'https://legends.example';

let site: Site;
const list = async (): Promise<SitePackage[]> => (await site.send('/api/packages')).json<SitePackage[]>();
const write = (name: string, text: string): void => {
  const file = join(site.folder, 'packages', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeAll(async () => {
  site = await startSite(openAnyCopy, { variables: { PACKAGES_DIR: 'packages', PUBLIC_URL } });
});
afterAll(() => site.close());

test('lists no packages if the site was not built', async () => {
  expect(await list()).toEqual([]);
});

test('lists packages that npm can install', async () => {
  write('soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz', 'packed');
  write('soccer-legends-contracts-1.0.0-00000001.tgz', 'packed too');
  write('notes.txt', 'not offered');
  const [contracts, sdk] = await list();
  expect(contracts!.name).toBe('@soccer-legends/contracts');
  expect(sdk).toEqual({
    name: '@soccer-legends/game-sdk',
    version: '1.2.0',
    build: '0a1b2c3d',
    bytes: 6,
    path: '/packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz',
    integrity: `sha512-${createHash('sha512').update('packed').digest('base64')}`,
  });
  const file = await site.send(sdk!.path);
  expect([file.status, file.text, file.headers['content-type']]).toEqual([200, 'packed', 'application/gzip']);
  expect(file.headers['cache-control']).toContain('immutable');
});

test('lists packages in a response that caches must revalidate', async () => {
  const { headers } = await site.send('/api/packages');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await site.send('/api/packages', { headers: { 'if-none-match': String(headers['etag']) } });
  expect([again.status, again.headers['cache-control'], again.headers['etag']]).toEqual([
    304,
    'no-cache',
    headers['etag'],
  ]);
});

test('serves a repacked package at a new address and as the newest build', async () => {
  const whichever = '/packages/soccer-legends-game-sdk.tgz';
  expect((await site.send(whichever)).text).toBe('packed');
  write('soccer-legends-game-sdk-1.2.0-4e5f6a7b.tgz', 'packed anew');
  utimesSync(join(site.folder, 'packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz'), 1, 1);
  expect((await list()).map(({ build }) => build)).toEqual(['00000001', '4e5f6a7b']);
  const answer = await site.send(whichever);
  expect([answer.text, answer.headers['cache-control']]).toEqual(['packed anew', 'no-cache']);
  expect((await site.send('/packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz')).text).toBe('packed');
});

test('serves a package that a later deployment has replaced, but lists only the newest', async () => {
  const { integrity, path } = (await list()).at(-1)!;
  rmSync(join(site.folder, 'packages', basename(path)));
  write('soccer-legends-game-sdk-1.2.0-89abcdef.tgz', 'packed by a later deployment');
  expect((await list()).map(({ build }) => build)).not.toContain('4e5f6a7b');
  const { status, text, headers } = await site.send(path);
  expect([status, `sha512-${createHash('sha512').update(text).digest('base64')}`]).toEqual([200, integrity]);
  expect(headers['cache-control']).toContain('immutable');
});

test.each([
  'notes.txt',
  'soccer-legends-gone.tgz',
  'soccer-legends-gone-1.0.0-00000000.tgz',
  'soccer-legends-..-1.0.0.tgz',
  '',
])('returns 404 for the package "%s"', async (file) => {
  expect((await site.send(`/packages/${file}`, { headers: { accept: 'application/json' } })).status).toBe(404);
});

test('serves the documents for authors with the address of this site, and forbids all scripts but that of the dashboard', async () => {
  write('authors/index.html', '<p>npx http://localhost:3000/packages/soccer-legends-plugin-cli.tgz</p>');
  write('authors/checks/rules.impure.html', '<h1>rules.impure</h1>');
  write('authors/checks/rules.impure.md', '# rules.impure');
  write('authors/authors.css', 'body{margin:0}');
  const first = await site.send('/authors');
  expect([first.status, first.text]).toEqual([200, `<p>npx ${PUBLIC_URL}/packages/soccer-legends-plugin-cli.tgz</p>`]);
  expect(first.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'self'.*trusted-types 'none'/,
  );
  expect(first.headers['content-security-policy']).not.toContain('script-src');
  write('authors/dashboard.html', '<script src="/authors/dashboard.js"></script>');
  const { headers } = await site.send('/authors/dashboard');
  expect(headers['content-security-policy']).toMatch(/; script-src 'self'; connect-src 'self'/);
  const types = await Promise.all(
    ['/authors/', '/authors/checks/rules.impure', '/authors/checks/rules.impure.md', '/authors/authors.css'].map(
      async (path) => (await site.send(path)).headers['content-type'],
    ),
  );
  expect(types).toEqual(['html', 'html', 'markdown', 'css'].map((kind) => `text/${kind}; charset=utf-8`));
});

test.each(['/authors/gone', '/authors/checks', '/authors/..%2fnotes.txt', '/authors/%2e%2e/notes.txt'])(
  'returns 404 for %s, which is no document',
  async (path) => {
    expect((await site.send(path, { headers: { accept: 'application/json' } })).status).toBe(404);
  },
);
