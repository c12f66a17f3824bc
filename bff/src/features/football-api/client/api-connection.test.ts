import { Server } from 'node:net';
import { expect, test, vi } from 'vitest';
import { SystemClock } from '../../../platform/environment/clock.ts';
import { createLog } from '../../../platform/http/log.ts';
import { ApiConnection, footballSourceOf } from './api-connection.ts';

const REAL = 'https://v3.football.api-sports.io';

test.each([
  ['without a key', REAL, undefined, 'sandbox'],
  ['with a key', REAL, 'KEY', 'api-football'],
  ['with a RapidAPI URL', 'https://api-football-v1.p.rapidapi.com/v3', 'KEY', 'api-football'],
  ['with a loopback address', 'http://127.0.0.1:4390', 'sandbox-key', 'sandbox'],
  ['with localhost', 'http://localhost:4390', 'sandbox-key', 'sandbox'],
  ['with an IPv6 loopback address', 'http://[::1]:4390', 'sandbox-key', 'sandbox'],
  ['with a host that only begins with localhost', 'https://localhost.example.org', 'KEY', 'api-football'],
])('%s (%s, key %s) the source is %s', (_case, url, key, source) => {
  expect(footballSourceOf({ url, key })).toBe(source);
});

test('the sandbox starts at the next call if its start failed', async () => {
  const log = createLog('error', 'test', { write: () => undefined });
  const connection = new ApiConnection({ footballApi: { url: REAL, key: undefined } }, new SystemClock(), log);
  const call = () => connection.get({ path: '/status' }, new AbortController().signal);
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function (this: Server) {
    process.nextTick(() => this.emit('error', new Error('no ports are left')));
    return this;
  });
  await expect(call()).rejects.toThrow('no ports are left');
  expect((await call()).status).toBe(200);
  await connection.onApplicationShutdown();
});
