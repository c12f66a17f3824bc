import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteAnswers } from './site-answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-answers-'));
let calls = 0;
let site: string;
const server = createServer((request, response) => {
  calls += 1;
  response.writeHead(request.url === '/api/gone' ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ picture: `${site}/art/1.svg`, calls }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (method: string, path: string, from = site): Promise<string> => {
  const answer = await new SiteAnswers(from, folder).answer({ method, path, body: null });
  return answer ? `${answer.status} ${answer.body.toString()}` : 'no answer';
};

test('the response to a GET is recorded, with paths instead of addresses of the site', async () => {
  const first = await ask('GET', '/api/players');
  expect(first).toBe('200 {"picture":"/art/1.svg","calls":1}');
  expect(await ask('GET', '/api/players')).toBe(first);
  expect(calls).toBe(1);
});

test.each([
  ['a POST', 'POST', '/api/players'],
  ['a failed call', 'GET', '/api/gone'],
])('the response to %s is not recorded', async (_what, method, path) => {
  expect(await ask(method, path)).not.toBe(await ask(method, path));
});

test('after a call that sends something, the site responds again to a recorded GET', async () => {
  const answers = new SiteAnswers(site, folder);
  const read = async () => (await answers.answer({ method: 'GET', path: '/api/game', body: null }))?.body.toString();
  const before = await read();
  expect(await read()).toBe(before);
  await answers.answer({ method: 'POST', path: '/api/game/guess', body: '{}' });
  expect(await read()).not.toBe(before);
});

test('a site that cannot be reached gives no response', async () => {
  expect(await ask('GET', '/api/other', 'http://localhost:1')).toBe('no answer');
});
