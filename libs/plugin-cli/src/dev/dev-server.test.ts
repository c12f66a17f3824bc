import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevServer, type DevServer } from './dev-server.ts';

const SITE = 'http://site.test:3000';
let server: DevServer;

beforeAll(async () => {
  server = await startDevServer(0, SITE);
  server.show(new Map([['assets/game.css', Buffer.from('.a{}')]]));
});
afterAll(() => server.close());

function request(path: string, origin = SITE): Promise<{ status: number | undefined; allowed: string | undefined }> {
  return new Promise((resolve, reject) => {
    // Not `fetch`, which would change the path.
    get(server.origin, { path, headers: { origin } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, allowed: response.headers['access-control-allow-origin'] });
    }).once('error', reject);
  });
}

test.each([
  ['a file of the build', '/assets/game.css', 200],
  ['a file with a query', '/assets/game.css?t=1', 200],
  ['an unknown file', '/assets/other.css', 404],
  ['a path that is not a valid URL', '//', 404],
])('the response to %s has the right status', async (_what, path, status) => {
  expect((await request(path)).status).toBe(status);
});

test('only pages of the site may read the build', async () => {
  expect((await request('/assets/game.css')).allowed).toBe(SITE);
  expect((await request('/assets/game.css', 'http://other.test')).allowed).toBeUndefined();
});
