import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteClient } from './site-client.ts';

async function clientOf(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return createSiteClient({ site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: undefined });
}

test.each<[string, RequestListener, RegExp]>([
  ['closes the connection', (request) => request.socket.destroy(), /could not be reached/],
  [
    'closes it within the response',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    },
    /could not be reached/,
  ],
  ['sends a page', (_request, response) => response.end('<!doctype html>'), /not JSON/],
  ['refuses without a problem', (_request, response) => response.writeHead(418).end('teapot'), /status 418: teapot/],
])('reports a site that %s', async (_what, respond, message) => {
  const client = await clientOf(respond);
  await expect(client.send('/api/games')).rejects.toThrow(message);
});

test('returns the JSON of the response', async () => {
  const client = await clientOf((_request, response) => response.end('{"ok":true}'));
  expect(await client.send('/api/games')).toEqual({ ok: true });
});
