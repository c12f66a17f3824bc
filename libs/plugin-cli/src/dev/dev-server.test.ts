import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAW_HEADER } from '../devtools/observed-calls.ts';
import { startDevServer, type DevServer } from './dev-server.ts';

const SITE = 'http://site.test:3000';
const MANIFEST = { key: 'cups', version: '1.0.0', name: { en: 'Cups' }, description: { en: '' }, sdk: '^1.0.0' };
// The first column is line 5 of the view.
const MAP = { version: 3, sources: ['../src/view/Cups.tsx'], names: [], mappings: 'AAIA' };
const SCRIPT = 'assets/game.js';
const FILES = {
  'plugin.json': JSON.stringify(MANIFEST),
  'remoteEntry.js': 'export {};',
  [SCRIPT]: 'throw new Error();',
  'assets/game.css': '.a{}',
};

const shell = mkdtempSync(join(tmpdir(), 'dev-shell-'));
const tools = mkdtempSync(join(tmpdir(), 'dev-tools-'));
let server: DevServer;

beforeAll(async () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"></head><body><!--first page--></body></html>';
  writeFileSync(join(shell, 'index.html'), page);
  writeFileSync(join(tools, 'observed-page.js'), 'observe();');
  writeFileSync(join(tools, 'panel.js'), 'show();');
  server = await startDevServer({ port: 0, site: SITE, shell, tools });
});
afterAll(() => {
  server.close();
  for (const folder of [shell, tools]) rmSync(folder, { recursive: true });
});

function show(): void {
  server.show({
    files: new Map(Object.entries(FILES).map(([path, content]) => [path, Buffer.from(content)])),
    maps: new Map([[SCRIPT, Buffer.from(JSON.stringify(MAP))]]),
  });
}

interface Got {
  status: number | undefined;
  allowed: string | undefined;
  location: string | undefined;
  policy: string | undefined;
  body: string;
}

function request(path: string, origin = SITE, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    // Not `fetch`, which would change the path.
    get(server.origin, { path, headers: { origin, ...headers } }, (response) => {
      const { 'access-control-allow-origin': allowed, location } = response.headers;
      const policy = response.headers['content-security-policy'] as string | undefined;
      void text(response).then((body) => resolve({ status: response.statusCode, allowed, location, policy, body }));
    }).once('error', reject);
  });
}

function placeOf(stack: string): Promise<string> {
  return new Promise((resolve, reject) => {
    send(`${server.origin}/place`, { method: 'POST' }, (response) => void text(response).then(resolve))
      .once('error', reject)
      .end(stack);
  });
}

test('before the first build, the page shows the output of a failed build and reloads itself', async () => {
  expect((await request('/')).body).toContain('The first build is running');
  server.showFailure('src/game.ts:3:1 Unexpected <');
  const { body } = await request('/');
  expect(body).toContain('src/game.ts:3:1 Unexpected &lt;');
  expect(body).toContain('http-equiv="refresh"');
});

describe('with a build', () => {
  beforeAll(show);

  test.each([
    ['a file of the build', '/assets/game.css', 200],
    ['a file with a query', '/assets/game.css?t=1', 200],
    ['an unknown file', '/assets/other.css', 404],
    ['a path that is not a valid URL', '//', 200],
    ['the page of the game', '/cups', 200],
    ['the panel of the developer tools', '/devtools/panel.js', 200],
    ['an unknown script of the developer tools', '/devtools/other.js', 404],
    ['a call that is recorded', '/api/players?limit=3', 200],
    ['a call that is not recorded', '/api/goals', 503],
    ['a picture that is not recorded', '/art/player/1.png', 503],
  ])('the response to %s has the right status', async (_what, path, status) => {
    expect((await request(path)).status).toBe(status);
  });

  test('/ shows the developer tools, and observes the page of the game in their frame', async () => {
    expect((await request('/')).body).toContain('<body data-key="cups" data-route="/cups">');
    const { status, location } = await request('/', SITE, { 'sec-fetch-dest': 'iframe' });
    expect([status, location]).toEqual([302, '/cups']);
    const { body, policy } = await request('/cups');
    expect(body).toMatch(/<head><script>.*observe\(\);<\/script>/s);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test('the scripts of the game have source maps', async () => {
    const { body } = await request('/cups');
    const [, base] = /"entry":"(\/plugins\/[^"]+\/)remoteEntry\.js"/.exec(body)!;
    expect((await request(`${base}${SCRIPT}`)).body).toMatch(/sourceMappingURL=game\.js\.map\n$/);
    expect(JSON.parse((await request(`${base}${SCRIPT}.map`)).body)).toEqual(MAP);
  });

  test('only pages of the site may read the build, and frames without an origin only at the secret path', async () => {
    const { pathname } = new URL(server.address);
    expect(pathname).toMatch(/^\/[\w-]{22}$/);
    const path = '/assets/game.css';
    const allowed = async (at: string, origin: string) => (await request(at, origin)).allowed;
    expect(await allowed(path, SITE)).toBe(SITE);
    expect(await allowed(pathname + path, SITE)).toBe(SITE);
    expect(await allowed(pathname + path, 'null')).toBe('*');
    for (const [at, origin] of [
      [path, 'null'],
      [path, 'http://other.test'],
      [pathname + path, 'http://other.test'],
      [`/${'0'.repeat(22)}${path}`, 'null'],
    ] as const)
      expect(await allowed(at, origin)).toBeUndefined();
  });

  test('the draws of a round in the developer tools depend on its seed', async () => {
    const players = async (drawn: string) =>
      (await request('/api/players?limit=30', SITE, { [DRAW_HEADER]: drawn })).body;
    expect(await players('7 0')).toBe(await players('7 0'));
    expect(await players('7 0')).not.toBe(await players('7 1'));
  });

  test('a free round draws different players each time, and a matchday always draws the same ones', async () => {
    const players = async (query: string) => (await request(`/api/players?limit=30${query}`)).body;
    expect(await players('')).not.toBe(await players(''));
    expect(await players('&deal=d1')).toBe(await players('&deal=d1'));
  });

  test('a stack trace is resolved to the line of the author’s source', async () => {
    const { body } = await request('/cups');
    const [, base] = /"entry":"(\/plugins\/[^"]+\/)remoteEntry\.js"/.exec(body)!;
    expect(await placeOf(`at a (${server.origin}${base}${SCRIPT}:1:3)`)).toBe('src/view/Cups.tsx:5');
    expect(await placeOf('Error: elsewhere')).toBe('');
  });
});
