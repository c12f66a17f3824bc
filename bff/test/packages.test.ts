import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SitePackage } from '@soccer-legends/contracts';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './fixtures/free-port.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

/** Several processes of npm, each of which takes a second to start on a busy machine. */
const NPM_MS = 60_000;

let port: number;
let site: Site;
const list = async (): Promise<SitePackage[]> => (await site.send('/api/packages')).json<SitePackage[]>();
const write = (name: string, text: string | Buffer): void => {
  const file = join(site.folder, 'packages', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

beforeAll(async () => {
  port = await freePort();
  site = await startSite(openAnyCopy, {
    variables: { PACKAGES_DIR: 'packages', PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` },
  });
});
afterAll(() => site.close());

/** Offers a build, as the site's own build writes it. @param fields of its package.json */
function offer(name: string, build: string, packed: string | Buffer, fields: { version: string }): void {
  const file = `soccer-legends-${name}-${fields.version}-${build}`;
  write(`${file}.json`, JSON.stringify({ name: `@soccer-legends/${name}`, ...fields }));
  write(`${file}.tgz`, packed);
}

/** Packs a package with one file, `index.js`, and offers it. */
function offerReal(
  name: string,
  build: string,
  index: string,
  fields: { version: string; peerDependencies?: object },
): void {
  const folder = join(site.folder, 'staged');
  mkdirSync(join(folder, 'package'), { recursive: true });
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: `@soccer-legends/${name}`, ...fields }));
  writeFileSync(join(folder, 'package/index.js'), index);
  offer(name, build, execFileSync('tar', ['-czf', '-', '-C', folder, 'package']), fields);
}

/** Deploys a build of the site that offers other packages. */
function emptyPackages(): void {
  rmSync(join(site.folder, 'packages'), { recursive: true });
}

interface Versions {
  name: string;
  'dist-tags': { latest: string };
  versions: Record<string, { dist: { tarball: string; integrity: string } }>;
}

async function versionsOf(name: string): Promise<Versions> {
  return (await site.send(`/packages/@soccer-legends%2f${name}`)).json<Versions>();
}

test('lists no packages if the site was not built', async () => {
  expect(await list()).toEqual([]);
});

test('lists packages that npm can install', async () => {
  offer('game-sdk', '0a1b2c3d', 'packed', { version: '1.2.0' });
  offer('contracts', '00000001', 'packed too', { version: '1.0.0' });
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
  offer('game-sdk', '4e5f6a7b', 'packed anew', { version: '1.2.0' });
  utimesSync(join(site.folder, 'packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz'), 1, 1);
  expect((await list()).map(({ build }) => build)).toEqual(['00000001', '4e5f6a7b']);
  const answer = await site.send(whichever);
  expect([answer.text, answer.headers['cache-control']]).toEqual(['packed anew', 'no-cache']);
  expect((await site.send('/packages/soccer-legends-game-sdk-1.2.0-0a1b2c3d.tgz')).text).toBe('packed');
});

test('serves a package that a later deployment has replaced, but lists only the newest', async () => {
  const { integrity, path } = (await list()).at(-1)!;
  rmSync(join(site.folder, 'packages', basename(path)));
  offer('game-sdk', '89abcdef', 'packed by a later deployment', { version: '1.2.0' });
  expect((await list()).map(({ build }) => build)).not.toContain('4e5f6a7b');
  const { status, text, headers } = await site.send(path);
  expect([status, `sha512-${createHash('sha512').update(text).digest('base64')}`]).toEqual([200, integrity]);
  expect(headers['cache-control']).toContain('immutable');
});

test('returns the versions of a package to npm, each with the build that the site offers now or offered last', async () => {
  const before = await versionsOf('game-sdk');
  expect(before).toMatchObject({ name: '@soccer-legends/game-sdk', 'dist-tags': { latest: '1.2.0' } });
  expect(before.versions['1.2.0']).toMatchObject({ name: '@soccer-legends/game-sdk', version: '1.2.0' });
  expect(before.versions['1.2.0']!.dist).toEqual({
    tarball: `http://localhost:${port}/packages/soccer-legends-game-sdk-1.2.0-89abcdef.tgz`,
    integrity: `sha512-${createHash('sha512').update('packed by a later deployment').digest('base64')}`,
  });
  emptyPackages();
  offer('game-sdk', '0a1b2c3d', 'packed', { version: '1.2.0' });
  offer('game-sdk', '00000002', 'packed', { version: '1.3.0-beta.1' });
  const rolledBack = await versionsOf('game-sdk');
  expect(Object.keys(rolledBack.versions).sort()).toEqual(['1.2.0', '1.3.0-beta.1']);
  emptyPackages();
  offer('game-sdk', '0a1b2c3d', 'packed', { version: '1.2.0' });
  const { versions, 'dist-tags': tags } = await versionsOf('game-sdk');
  expect([tags.latest, versions['1.2.0']!.dist.tarball]).toEqual(['1.2.0', expect.stringContaining('-0a1b2c3d.tgz')]);
  expect(Object.keys(versions)).toContain('1.3.0-beta.1');
});

test(
  'npm installs a version range, and its lock file after ten more deployments of the site, online and offline',
  async () => {
    const project = join(site.folder, 'project');
    const installed = (): string =>
      readFileSync(join(project, 'node_modules/@soccer-legends/game-sdk/index.js'), 'utf8');
    const npm = (parameters: readonly string[], cache: string): Promise<unknown> =>
      promisify(execFile)('npm', [...parameters, '--no-audit', '--no-fund', '--fetch-retries=0'], {
        cwd: project,
        // No other registry can be reached.
        env: {
          PATH: process.env['PATH'],
          HOME: project,
          npm_config_cache: join(site.folder, cache),
          npm_config_registry: 'http://127.0.0.1:9/',
        },
        shell: process.platform === 'win32',
      });
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), '{ "private": true }');
    writeFileSync(join(project, '.npmrc'), `@soccer-legends:registry=http://localhost:${port}/packages/\n`);
    offerReal('game-sdk', '0000000a', 'old build', { version: '0.2.0' });
    offerReal('ui', '0000000b', '', { version: '0.2.0', peerDependencies: { '@soccer-legends/game-sdk': '^0.2.0' } });
    await npm(['install', '@soccer-legends/ui@^0.2'], 'first');
    expect(installed()).toBe('old build');

    for (let deployment = 1; deployment <= 10; deployment += 1) {
      emptyPackages();
      const peerDependencies = { '@soccer-legends/game-sdk': '^0.2.0' };
      offerReal('game-sdk', `000000${9 + deployment}`, `build ${deployment}`, { version: '0.2.0' });
      offerReal('ui', `000001${9 + deployment}`, `build ${deployment}`, { version: '0.2.0', peerDependencies });
      expect((await list()).map(({ name }) => name)).toEqual(['@soccer-legends/game-sdk', '@soccer-legends/ui']);
    }
    await npm(['ci'], 'second');
    expect(installed()).toBe('old build');
    await npm(['ci', '--offline'], 'first');
    expect(installed()).toBe('old build');
  },
  NPM_MS,
);

test.each([
  'notes.txt',
  '@soccer-legends%2fgone',
  '@soccer-legends/game-sdk',
  'soccer-legends-gone.tgz',
  'soccer-legends-gone-1.0.0-00000000.tgz',
  'soccer-legends-..-1.0.0.tgz',
  '',
])('returns 404 for the package "%s"', async (file) => {
  expect((await site.send(`/packages/${file}`, { headers: { accept: 'application/json' } })).status).toBe(404);
});

test('serves the documents for authors with the address of this site, and forbids all scripts but those of the dashboard and the gallery', async () => {
  write('authors/index.html', '<p>npx http://localhost:3000/packages/soccer-legends-plugin-cli.tgz</p>');
  write('authors/checks/rules.impure.html', '<h1>rules.impure</h1>');
  write('authors/checks/rules.impure.md', '# rules.impure');
  write('authors/authors.css', 'body{margin:0}');
  const first = await site.send('/authors');
  expect([first.status, first.text]).toEqual([
    200,
    `<p>npx http://localhost:${port}/packages/soccer-legends-plugin-cli.tgz</p>`,
  ]);
  expect(first.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'self'.*trusted-types 'none'/,
  );
  expect(first.headers['content-security-policy']).not.toContain('script-src');
  write('authors/dashboard.html', '<script src="/authors/dashboard.js"></script>');
  const { headers } = await site.send('/authors/dashboard');
  expect(headers['content-security-policy']).toMatch(/; script-src 'self'; connect-src 'self'/);
  expect(headers['content-security-policy']).toMatch(/; frame-ancestors 'none';/);
  write('authors/gallery.html', '<script type="module" src="/authors/gallery/index.js"></script>');
  write('authors/gallery/index.js', 'void 0;');
  const gallery = await site.send('/authors/gallery');
  expect(gallery.headers['content-security-policy']).toMatch(
    /; frame-ancestors 'self'; frame-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:$/,
  );
  expect((await site.send('/authors/gallery/index.js')).headers['content-type']).toMatch(/^text\/javascript/);
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
