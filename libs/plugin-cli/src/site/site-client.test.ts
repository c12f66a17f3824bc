import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteClient } from './site-client.ts';

async function clientOf(
  respond: RequestListener,
  { token, pause }: { token?: string; pause?: () => Promise<void> } = {},
) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return createSiteClient({ site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token }, pause);
}

/** Responds with each status in turn, and then with 200. */
function responding(...statuses: number[]): RequestListener {
  return (_request, response) => response.writeHead(statuses.shift() ?? 200).end('{}');
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

test.each([
  ['the token', 'slp_token', 'Bearer slp_token'],
  ['the identity of the CI job without a token', undefined, 'Bearer identity'],
])('sends %s, and reports when the permission to publish expires', async (_what, token, authorization) => {
  const server = createServer(({ headers }, response) => {
    response.setHeader('publish-token-expires', '2026-12-21T12:00:00.000Z');
    response.end(JSON.stringify(headers.authorization));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const expiries: Date[] = [];
  const client = createSiteClient({
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    identify: () => Promise.resolve('identity'),
    onExpiry: (expiresAt) => expiries.push(expiresAt),
  });
  expect(await client.send('/')).toBe(authorization);
  expect(expiries).toEqual([new Date('2026-12-21T12:00:00Z')]);
});

test('returns the JSON of the response', async () => {
  const client = await clientOf((_request, response) => response.end('{"ok":true}'));
  expect(await client.send('/api/games')).toEqual({ ok: true });
});

test.each([
  ['is overloaded four times', [503, 503, 503, 503], 4, undefined],
  ['stays overloaded', [503, 503, 503, 503, 503], 4, /status 503/],
  ['fails', [500], 0, /status 500/],
])('a site that %s gets %o after %i pauses', async (_what, statuses, pauses, message) => {
  let paused = 0;
  const client = await clientOf(responding(...statuses), { pause: async () => void (paused += 1) });
  const error = await client.send('/api/games').then(
    () => undefined,
    (fault: Error) => fault.message,
  );
  expect(paused).toBe(pauses);
  if (message) expect(error).toMatch(message);
  else expect(error).toBeUndefined();
});

test('lists every fault of a rejected manifest', async () => {
  const problem = { code: 'plugin.invalidManifest', message: 'The manifest is invalid.', faults: ['key', 'route'] };
  const client = await clientOf((_request, response) => response.writeHead(422).end(JSON.stringify(problem)));
  await expect(client.send('/api/plugins')).rejects.toMatchObject({
    code: 'plugin.invalidManifest',
    message: 'The manifest is invalid.\n  - key\n  - route',
  });
});

test.each([
  ['with a token, to ask an administrator', 'slp_x', /Ask an administrator/],
  ['without a token, to create one', undefined, /Create a token/],
])('a request that needs a session advises %s', async (_what, token, hint) => {
  const problem = JSON.stringify({ code: 'session.required', message: 'Sign in.' });
  const client = await clientOf((_request, response) => response.writeHead(401).end(problem), token ? { token } : {});
  await expect(client.send('/api/admin/plugins')).rejects.toMatchObject({ hint: expect.stringMatching(hint) });
});
