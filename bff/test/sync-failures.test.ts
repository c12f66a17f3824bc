import { SANDBOX_KEY, startSandbox, type Misbehavior, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import type { SyncFailureCode } from '@soccer-legends/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiQuota } from '../src/features/football-api/client/api-quota.ts';
import { SyncRuns } from '../src/features/sync/runs/sync-runs.ts';
import { WorkerLoop } from '../src/features/sync/runs/worker-loop.ts';
import { DAY_MS } from '../src/platform/environment/clock.ts';
import type { Administrator } from './fixtures/administrator.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';
import { startSync, detailsOf, waitForEnd, problemOf, runOf, runSync } from './fixtures/sync.ts';

const CIRCUIT_OPEN_MS = 60_000;
/** First id of the sandbox's players that the catalogue does not have. */
const NEW_PLAYER = 1_500_000_001;

let sandbox: RunningSandbox;
let site: Site;
let admin: Administrator;

beforeAll(async () => {
  sandbox = await startSandbox({ now: () => site.clock.now(), slowMs: 50 });
  const variables = { API_FOOTBALL_URL: sandbox.url, API_FOOTBALL_KEY: SANDBOX_KEY };
  site = await startSite(openAnyCopy, { variables });
  await site.app.get(WorkerLoop).tick();
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});
beforeEach(async () => {
  sandbox.control.behave();
  // Clears the effects of the previous test: an open circuit and an exhausted minute.
  site.clock.advance(10 * CIRCUIT_OPEN_MS);
  admin = await site.signIn();
  // Sends the daily status call, and closes the circuit.
  await site.app.get(ApiQuota).limits();
  await admin.send('/api/admin/random-players');
});

/** What fails, the code and the message for each kind of failure. Silence is tested with the client, because it takes half a minute here. */
const FAILURES: [Misbehavior, 'one item' | 'the run', SyncFailureCode, RegExp][] = [
  ['hang-up', 'one item', 'unreachable', /^The data service cannot be reached\. \(ECONNRESET\)$/],
  ['half-body', 'one item', 'unreachable', /^The data service cannot be reached\./],
  ['status-499', 'one item', 'serverError', /^The data service reported an internal error\.$/],
  ['status-500', 'one item', 'serverError', /^The data service reported an internal error\.$/],
  ['bug', 'one item', 'serverError', /^The data service reported an internal error\.$/],
  ['bug-in-errors', 'one item', 'serverError', /^The data service reported an internal error\. This is on our side/],
  ['html', 'one item', 'invalidResponse', /^The data service sent an invalid response\.$/],
  [
    'no-response',
    'one item',
    'invalidResponse',
    /^The data service sent an invalid response\. The member "response" is missing\.$/,
  ],
  [
    'giant-body',
    'one item',
    'invalidResponse',
    /^The data service sent an invalid response\. Its body is larger than 5242880 bytes\.$/,
  ],
  [
    'gzip-bomb',
    'one item',
    'invalidResponse',
    /^The data service sent an invalid response\. Its body is larger than 5242880 bytes\.$/,
  ],
  [
    'minute-limit',
    'one item',
    'minuteLimit',
    /^This minute's calls to the data service are used up\. Too many requests\./,
  ],
  [
    'minute-limit-429',
    'one item',
    'minuteLimit',
    /^This minute's calls to the data service are used up\. Too many requests$/,
  ],
  [
    'plan-season',
    'one item',
    'planLimit',
    /^The plan of the account does not include this\. Free plans do not have access/,
  ],
  ['plan-page', 'one item', 'planLimit', /^The plan of the account does not include this\. Free plans are limited to/],
  [
    'errors-in-list',
    'one item',
    'planLimit',
    /^The plan of the account does not include this\. Free plans do not have access/,
  ],
  [
    'suspended',
    'the run',
    'suspended',
    /^The account at the data service is suspended\. Look at its dashboard\. Your account/,
  ],
  ['bad-token', 'the run', 'badKey', /^The data service does not accept the key\. Check API_FOOTBALL_KEY\./],
  ['bad-token-403', 'the run', 'badKey', /^The data service does not accept the key\. Check API_FOOTBALL_KEY\./],
  [
    'address-refused',
    'the run',
    'addressRefused',
    /^The data service refuses this server's address\. Allow it in the dashboard\./,
  ],
  [
    'not-subscribed',
    'the run',
    'notSubscribed',
    /^The key has no subscription to the data service\. Subscribe to it there\./,
  ],
];

/** `npm test` causes one failure of each code; the tests of the client cover all kinds. */
const CAUSED =
  process.env['FAULTS'] === 'all'
    ? FAILURES
    : FAILURES.filter(([, , code], index) => FAILURES.findIndex(([, , other]) => other === code) === index);

test.each(CAUSED)('%s during planning fails the run with a message', async (misbehavior, _what, code, message) => {
  sandbox.control.misbehave(misbehavior);
  const run = await runSync(admin, 'sync', { playerCount: 1 });
  const error = expect.stringMatching(message) as string;
  expect(run).toMatchObject({ status: 'failed', playersAdded: 0, error, failure: code });
});

test.each(CAUSED)('%s during an item fails %s with a message', async (misbehavior, what, code, message) => {
  sandbox.control.misbehave(misbehavior);
  const refused = await startSync(admin, 'import-player', { apiId: NEW_PLAYER });
  expect([refused.status, problemOf(refused).code]).toEqual([502, 'footballApi.refused']);
  expect(problemOf(refused)).toMatchObject({ message: expect.stringMatching(message) as string, failure: code });
  const { id } = (await site.app.get(SyncRuns).newest())!;
  const run = await runOf(admin, id);
  if (what === 'the run') {
    const { message: error, detail = null } = problemOf(refused);
    expect(run).toMatchObject({ status: 'failed', error, failure: code, detail });
  } else {
    expect(run).toMatchObject({ status: 'completed', playersFailed: 1, error: null, failure: null, detail: null });
    const [item] = await detailsOf(admin, id);
    const { message: error, detail } = problemOf(refused);
    expect(JSON.parse(item!.changeDetails)).toEqual({ error, failure: code, ...(detail !== undefined && { detail }) });
  }
});

test("a search that the service rejects fails the run with the service's text", async () => {
  const run = await runSync(admin, 'sync-players-by-name', { searchName: 'Son' });
  const detail = 'The Search field must be at least 4 characters in length.';
  expect(run).toMatchObject({
    status: 'failed',
    error: `The data service rejected the request. ${detail}`,
    failure: 'badRequest',
    detail,
  });
});

test('a response with names of a megabyte is rejected for its size', async () => {
  sandbox.control.misbehave('hostile-data');
  const run = await runSync(admin, 'sync-players-by-name', { searchName: 'Jagielka' });
  expect(run).toMatchObject({ status: 'completed', playersFailed: 1, playersAdded: 0, error: null });
  const [item] = await detailsOf(admin, run.id);
  const detail = 'Its body is larger than 5242880 bytes.';
  expect(JSON.parse(item!.changeDetails)).toEqual({
    error: `The data service sent an invalid response. ${detail}`,
    failure: 'invalidResponse',
    detail,
  });
  // First name and name, each cut to 120 characters.
  expect(item!.playerName.length).toBeLessThanOrEqual(241);
});

test.each(['slow', 'odd-data'] as const)('a run completes with a service in the state %s', async (misbehavior) => {
  sandbox.control.misbehave(misbehavior);
  const run = await runSync(admin, 'sync-players-by-name', { searchName: 'Jagielka' });
  expect(run).toMatchObject({ status: 'completed', playersFailed: 0, totalPlayersProcessed: 1, error: null });
});

test.each(['day-limit', 'mirror-day-limit'] as const)(
  'a run waits after %s until after midnight UTC, then continues',
  async (misbehavior) => {
    sandbox.control.misbehave(misbehavior);
    const { syncId } = (await startSync(admin, 'sync', { playerCount: 1 })).json<{ syncId: number }>();
    const runs = site.app.get(SyncRuns);
    await expect.poll(async () => (await runs.find({ id: syncId }))?.waitingUntil).toBeInstanceOf(Date);
    const midnight = Math.ceil(site.clock.now().getTime() / DAY_MS) * DAY_MS;
    const { waitingUntil } = (await runs.find({ id: syncId }))!;
    expect(waitingUntil!.getTime() - midnight).toBeGreaterThanOrEqual(5000);
    expect(waitingUntil!.getTime() - midnight).toBeLessThanOrEqual(60_000);
    const called = sandbox.control.calls.length;

    sandbox.control.behave();
    await site.app.get(WorkerLoop).tick();
    expect(await runOf(admin, syncId)).toMatchObject({ status: 'in_progress', error: null });
    expect(sandbox.control.calls).toHaveLength(called);
    site.clock.advance(waitingUntil!.getTime() - site.clock.now().getTime());
    admin = await site.signIn();
    await site.app.get(WorkerLoop).tick();
    expect(await waitForEnd(admin, syncId)).toMatchObject({ status: 'completed', playersAdded: 1, error: null });
  },
);
