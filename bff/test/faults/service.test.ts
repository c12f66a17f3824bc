import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SyncRun } from '@soccer-legends/contracts';
import { WorkerLoop } from '../../src/features/sync/runs/worker-loop.ts';
import { openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { startSync, runOf } from '../fixtures/sync.ts';
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
  await site.app.get(WorkerLoop).tick();
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

/** Begins a sync; answers what becomes of it, a minute later each time. */
async function beginSync(): Promise<() => Promise<SyncRun>> {
  const admin = await site.signIn();
  const { syncId } = (await startSync(admin, 'sync', { playerCount: 1 })).json<{ syncId: number }>();
  return async () => {
    // A service that does not answer is left alone for a while, and then asked again.
    site.clock.advance(REST_MS);
    await site.app.get(WorkerLoop).tick();
    return runOf(admin, syncId);
  };
}

const nothing = { get: '', parameters: [], errors: [], results: 0, paging: { current: 1, total: 1 }, response: [] };

/** While it lasts, the sync waits or says why it ended; once it is over, nothing waits any more. */
async function expectToPass(trouble: RequestListener): Promise<void> {
  answer = trouble;
  const later = await beginSync();
  for (let minute = 0; minute < 3; minute += 1) {
    const { status, error } = await later();
    if (status !== 'in_progress')
      expect([status, error]).toEqual(['failed', expect.stringMatching(/The data service/)]);
  }
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(nothing));
  await expect.poll(async () => (await later()).status, { timeout: 40_000, interval: 200 }).not.toBe('in_progress');
}

fault(80, () => expectToPass((request) => request.socket.destroy()));
fault(81, () =>
  expectToPass((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')),
);
