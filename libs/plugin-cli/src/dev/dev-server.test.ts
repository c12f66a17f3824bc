import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
let server: DevServer;

beforeAll(async () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"></head><body><!--first page--></body></html>';
  writeFileSync(join(shell, 'index.html'), page);
  server = await startDevServer({ port: 0, site: SITE, shell });
});
afterAll(() => {
  server.close();
  rmSync(shell, { recursive: true });
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
  body: string;
}

function request(path: string, origin = SITE): Promise<Got> {
  return new Promise((resolve, reject) => {
    // Not `fetch`, which would change the path.
    get(server.origin, { path, headers: { origin } }, (response) => {
      const { 'access-control-allow-origin': allowed, location } = response.headers;
      void text(response).then((body) => resolve({ status: response.statusCode, allowed, location, body }));
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
    ['a call that is recorded', '/api/players?limit=3', 200],
    ['a call that is not recorded', '/api/goals', 503],
    ['a picture that is not recorded', '/art/player/1.png', 503],
  ])('the response to %s has the right status', async (_what, path, status) => {
    expect((await request(path)).status).toBe(status);
  });

  test('/ redirects to the page of the game, whose scripts have source maps', async () => {
    const { status, location } = await request('/');
    expect([status, location]).toEqual([302, '/cups']);
    const { body } = await request('/cups');
    const [, base] = /"entry":"(\/plugins\/[^"]+\/)remoteEntry\.js"/.exec(body)!;
    expect((await request(`${base}${SCRIPT}`)).body).toMatch(/sourceMappingURL=game\.js\.map\n$/);
    expect(JSON.parse((await request(`${base}${SCRIPT}.map`)).body)).toEqual(MAP);
  });

  test('only pages of the site may read the build', async () => {
    expect((await request('/assets/game.css')).allowed).toBe(SITE);
    expect((await request('/assets/game.css', 'http://other.test')).allowed).toBeUndefined();
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
