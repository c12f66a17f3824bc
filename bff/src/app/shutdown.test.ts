import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nextTick } from 'node:process';
import { expect, test } from 'vitest';
import { readArrived } from './shutdown.ts';

test('a server that waits before it closes responds on a connection that it had not accepted', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  // The operating system has completed the connection, but the event loop has not accepted it yet.
  await new Promise(nextTick);
  await readArrived();
  server.close();
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
});
