import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SyncWorkers } from '../../src/sync/runs/sync-workers.ts';
import { openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { begun, ended } from '../fixtures/sync.ts';
import { fault } from './fault.ts';

let service: Server;
let answer: RequestListener;
let site: Site;

beforeAll(async () => {
  service = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  site = await startSite(openPgliteCopy, {
    variables: { API_FOOTBALL_KEY: 'a-key-of-the-tests', API_FOOTBALL_URL: `http://127.0.0.1:${port}` },
  });
  await site.app.get(SyncWorkers).makeRound();
});
afterEach(async () => {
  expect((await site.send('/api/players')).status).toBe(200);
  expect((await site.send('/api/game/new', { method: 'POST' })).status).toBe(200);
});
afterAll(async () => {
  await site?.close();
  service.closeAllConnections();
  service.close();
});

/** Begins a sync and answers why it failed. */
async function failure(): Promise<string | null> {
  const admin = await site.signIn();
  const { syncId } = (await begun(admin, 'sync', { playerCount: 1 })).json<{ syncId: number }>();
  const run = await ended(admin, syncId);
  expect(run.status).toBe('failed');
  return run.error;
}

fault(80, async () => {
  answer = (request) => request.socket.destroy();
  expect(await failure()).toMatch(/\w/);
});

fault(81, async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
  expect(await failure()).toMatch(/\w/);
});
