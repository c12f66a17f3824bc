import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PictureProbe } from './check-pictures.job.ts';

let server: Server;
let origin: string;
const requested: string[] = [];

const RESPONSES: Record<string, [status: number, headers: Record<string, string>]> = {
  '/football/players/1.png': [200, { 'content-type': 'image/png', etag: '"one"' }],
  '/football/players/2.png': [404, { 'content-type': 'text/html' }],
  '/football/players/3.png': [200, { 'content-type': 'text/html' }],
  '/football/players/4.png': [503, {}],
  '/football/players/5.png': [302, { location: '/football/players/1.png' }],
  '/football/players/6.png': [200, { 'content-type': 'image/png', etag: '"placeholder"' }],
  '/football/players/0.png': [200, { 'content-type': 'image/png', etag: '"placeholder"' }],
};

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requested.push(`${method} ${url}`);
    const [status, headers] = RESPONSES[url!] ?? [500, {}];
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each([
  ['1.png', 'present'],
  ['2.png', 'missing'],
  ['3.png', 'missing'],
  ['4.png', 'unknown'],
  ['5.png', 'unknown'],
  ['6.png', 'missing'],
])('%s is %s', async (file, health) => {
  expect(await new PictureProbe([origin]).check(`${origin}/football/players/${file}`)).toBe(health);
});

test('asks for the placeholder again after a failure', async () => {
  const probe = new PictureProbe([origin]);
  const available = RESPONSES['/football/players/0.png']!;
  RESPONSES['/football/players/0.png'] = [503, {}];
  const whileFailing = await probe.check(`${origin}/football/players/6.png`);
  RESPONSES['/football/players/0.png'] = available;
  expect([whileFailing, await probe.check(`${origin}/football/players/6.png`)]).toEqual(['present', 'missing']);
});

test('never requests a URL of another host or with credentials', async () => {
  requested.length = 0;
  const { host } = new URL(origin);
  const probe = new PictureProbe();
  for (const url of [
    `${origin}/football/players/1.png`,
    `http://${host}@media.api-sports.io.example.org/1.png`,
    'http://169.254.169.254/latest/meta-data',
    'javascript:alert(1)',
    'no address',
  ])
    expect(await probe.check(url)).toBe('unknown');
  expect(await new PictureProbe([origin]).check(`http://user@${host}/football/players/1.png`)).toBe('unknown');
  expect(requested).toEqual([]);
});

test('returns unknown if there is no response', async () => {
  const closed = 'http://127.0.0.1:1';
  expect(await new PictureProbe([closed]).check(`${closed}/football/players/1.png`)).toBe('unknown');
});
