// @vitest-environment happy-dom
import type { Alert, Alerts } from '@soccer-legends/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeConsoleAfterEach, openConsole, press, serverWithSession } from '../testing/open-console.tsx';
import { ownerSession } from '../testing/samples.ts';

closeConsoleAfterEach();

const LIST = 'GET /api/admin/alerts';
const NO_WEBHOOK = { host: null, error: null };

const alert = (change: Partial<Alert>): Alert => ({
  id: '7d1c5d3e-6a5e-4a55-9c0e-1f1c0f3c8a10',
  kind: 'databaseUnavailable',
  subject: '',
  facts: {},
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: null,
  ...change,
});
const openHealth = (alerts: Partial<Alerts>, tab: 'health' | 'admin' = 'health') =>
  openConsole({
    tab,
    server: serverWithSession().reply(LIST, { open: [], ended: [], webhook: NO_WEBHOOK, ...alerts }),
  });

test.each<[string, Partial<Alert>, RegExp]>([
  ['a lost database', {}, /^The database does not respond\./],
  ['a missing backup', { kind: 'backupOld', subject: 'backup', facts: { newest: null } }, /^There is no backup\.$/],
  [
    'an old snapshot',
    { kind: 'backupOld', subject: 'snapshot', facts: { newest: '2026-11-20T10:00:00.000Z' } },
    /^The newest snapshot of the embedded database is from Nov 20, 2026/,
  ],
  [
    'a failed sync',
    { kind: 'syncFailed', subject: 'existing-players', facts: { run: 3, failure: 'unreachable', error: 'No.' } },
    /^Run 3 of the sync “Existing players” failed\. The data service cannot be reached\. The details are in$/,
  ],
  [
    'a failed sync without a code',
    { kind: 'syncFailed', subject: 'leagues', facts: { run: 3, error: 'No response.' } },
    /^Run 3 of the sync “Leagues” failed\. The details are in$/,
  ],
  [
    'a low quota',
    { kind: 'quotaLow', subject: 'api-football', facts: { remaining: 500, limit: 7500 } },
    /^500 of 7,500 calls to the data service are left today\.$/,
  ],
  [
    'an untrusted proxy',
    { kind: 'untrustedProxy', subject: '10.0.0.5', facts: {} },
    /^The proxy 10\.0\.0\.5 forwards many visitors/,
  ],
  [
    'a failing game',
    {
      kind: 'pluginFailing',
      subject: 'memo-game',
      facts: { version: '1.2.0', visits: 50, failures: 12, damagedFiles: 0 },
    },
    /^memo-game 1\.2\.0 failed in 12 of 50 visits since yesterday\.$/,
  ],
  [
    'damaged files',
    {
      kind: 'pluginFailing',
      subject: 'memo-game',
      facts: { version: '1.2.0', visits: 0, failures: 0, damagedFiles: 2 },
    },
    /^Files of memo-game 1\.2\.0 are damaged/,
  ],
])('describes %s', async (_what, change, text) => {
  openHealth({ open: [alert(change)] });
  const card = (await screen.findByRole('heading', { name: 'Alerts' })).closest('section')!;
  await within(card).findByText(text);
});

test('shows that nothing is wrong, and that no webhook is configured', async () => {
  openHealth({});
  await screen.findByText('Nothing is wrong.');
  screen.getByText(/no webhook is configured/);
  screen.getByText('No alert has ended yet.');
  expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
});

test('lists ended alerts, and why the webhook did not receive a message', async () => {
  const ended = alert({
    kind: 'syncFailed',
    subject: 'leagues',
    facts: { run: 3, error: 'No response.' },
    endedAt: '2026-11-20T13:00:00.000Z',
  });
  const webhook = { host: 'hooks.example.org', error: 'The webhook responded with status 500.' };
  openHealth({ ended: [ended], webhook });
  await screen.findByRole('row', { name: /^Sync.*Run 3 of the sync “Leagues” failed\./ });
  screen.getByText('The latest message did not reach hooks.example.org. The server reported:');
  expect(screen.getByText('The webhook responded with status 500.').lang).toBe('en');
});

test('shows no English text of the server in the alert of a failed sync, but a link to it', async () => {
  openHealth({ open: [alert({ kind: 'syncFailed', subject: 'leagues', facts: { run: 3, error: 'No response.' } })] });
  const link = await screen.findByRole('link', { name: 'Sync History' });
  expect(link.getAttribute('href')).toBe('#syncHistory');
  expect(screen.queryByText(/No response/)).toBeNull();
});

test('an owner can send a test message, and sees that it was delivered', async () => {
  const { server, toasts } = openHealth({ webhook: { host: 'hooks.example.org', error: null } });
  server.reply('POST /api/admin/alerts/test-message', new Response(null, { status: 204 }));
  press(await screen.findByRole('button', { name: 'Send a test message' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The test message was delivered.' }]));
});

test('offers no test message to an editor', async () => {
  const server = serverWithSession()
    .reply('GET /api/admin/session', { ...ownerSession, role: 'editor' })
    .reply(LIST, { open: [], ended: [], webhook: { host: 'hooks.example.org', error: null } });
  openConsole({ tab: 'health', server });
  await screen.findByText('Alerts are also sent to hooks.example.org.');
  expect(screen.queryByRole('button', { name: 'Send a test message' })).toBeNull();
});

test('shows the number of alerts in the header of every tab, as a link to them', async () => {
  openHealth({ open: [alert({})] }, 'admin');
  const badge = await screen.findByRole('link', { name: '1 alert' });
  expect(badge.getAttribute('href')).toBe('#health');
});

test('reads the alerts again every minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'setTimeout'] });
  const { server } = openHealth({});
  await screen.findByText('Nothing is wrong.');
  server.reply(LIST, { open: [alert({})], ended: [], webhook: NO_WEBHOOK });
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 alert' })).not.toBeNull());
  vi.useRealTimers();
});

test.each([
  [true, 1],
  [false, 0],
])('warns of games at the console’s own address: %s', async (sharesOrigin, count) => {
  openConsole({
    tab: 'health',
    server: serverWithSession().reply('GET /api/admin/session', { ...ownerSession, sharesOrigin }),
  });
  await screen.findByText('Nothing is wrong.');
  expect(screen.queryAllByText(/^Games run at the address of this console/)).toHaveLength(count);
});
