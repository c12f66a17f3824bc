import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SyncRun } from '@soccer-legends/contracts';
import { WorkerLoop } from '../../src/features/sync/runs/worker-loop.ts';
import { openPgliteCopy, startSite, type Site } from '../fixtures/site.ts';
import { startSync, runOf } from '../fixtures/sync.ts';
import { fault } from './fault.ts';
import { MINUTE_MS } from '../../src/platform/environment/clock.ts';

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

/** Starts a sync. Each call of the returned function advances the clock by a minute and returns the run. */
async function beginSync(): Promise<() => Promise<SyncRun>> {
  const admin = await site.signIn();
  const { syncId } = (await startSync(admin, 'sync', { playerCount: 1 })).json<{ syncId: number }>();
  return async () => {
    // The circuit breaker pauses calls for a minute.
    site.clock.advance(MINUTE_MS);
    await site.app.get(WorkerLoop).tick();
    return runOf(admin, syncId);
  };
}

const emptyList = { get: '', parameters: [], errors: [], results: 0, paging: { current: 1, total: 1 }, response: [] };

/** Expects the sync to wait or to fail with a reason during the fault, and to complete after it. */
async function expectRecovery(failing: RequestListener): Promise<void> {
  answer = failing;
  const later = await beginSync();
  for (let minute = 0; minute < 3; minute += 1) {
    const { status, error } = await later();
    if (status !== 'in_progress')
      expect([status, error]).toEqual(['failed', expect.stringMatching(/The data service/)]);
  }
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(emptyList));
  await expect.poll(async () => (await later()).status, { timeout: 40_000, interval: 200 }).not.toBe('in_progress');
}

fault(80, () => expectRecovery((request) => request.socket.destroy()));
fault(81, () =>
  expectRecovery((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')),
);
