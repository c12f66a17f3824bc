import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { SyncWorkers } from '../../src/sync/runs/sync-workers.ts';
import { openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { begun, runOf } from '../fixtures/sync.ts';
import { fault } from './fault.ts';

const REST_MS = 60_000;

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
  // A service that does not answer is left alone for a while, and then asked again.
  const statusLater = async (): Promise<string> => {
    site.clock.advance(REST_MS);
    await site.app.get(SyncWorkers).makeRound();
    return (await runOf(admin, syncId)).status;
  };
  await expect.poll(statusLater, { timeout: 40_000, interval: 200 }).toBe('failed');
  return (await runOf(admin, syncId)).error;
}

fault(80, async () => {
  answer = (request) => request.socket.destroy();
  expect(await failure()).toMatch(/The data service/);
});

fault(81, async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
  expect(await failure()).toMatch(/The data service/);
});
