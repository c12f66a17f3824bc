// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeServer, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { ownerSession } from '../testing/samples.ts';

closeConsoleAfterEach();

const SIGN_IN_OPTIONS = 'POST /api/admin/passkeys/sign-in-options';
const SIGN_IN = 'POST /api/admin/passkeys/sign-in';
const CREATE_OPTIONS = 'POST /api/admin/passkeys/registration-options';
const CREATE = 'POST /api/admin/passkeys/registration';
const TOKEN = 'A'.repeat(43);
const LOGGED_IN = { success: true, expiresAt: null };
const CHALLENGE = { challenge: 'AAAA' };
const CREATION = {
  ...CHALLENGE,
  rp: { name: 'Site' },
  user: { id: 'AAAA', name: 'Ana', displayName: 'Ana' },
  pubKeyCredParams: [],
};

const bytes = new Uint8Array([0, 0, 0]).buffer;
const credential = {
  id: 'AAAA',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, attestationObject: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};
const ask = vi.fn();

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  ask.mockReset().mockResolvedValue(credential);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: ask, create: ask } });
});

test('logs in with a passkey, for as long as chosen', async () => {
  const server = new FakeServer().reply(SIGN_IN_OPTIONS, { options: CHALLENGE }).reply(SIGN_IN, LOGGED_IN);
  const { session } = openConsole({ page: 'login', server });
  press(screen.getByLabelText('Remember me for 7 days'));
  press(screen.getByRole('button', { name: 'Use passkey' }));
  await waitFor(() => expect(session).toEqual(['begin null']));
  expect(server.bodyOf(SIGN_IN)).toMatchObject({ credential: { id: 'AAAA', rawId: 'AAAA' }, remember: true });
});

test('offers no passkey in a browser without support', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  openConsole({ page: 'login', server: new FakeServer() });
  expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
});

test.each([
  ['the administrator cancels', undefined, 'No passkey was used. Try again.'],
  [
    'the server rejects it',
    problem(401, 'session.passkeyInvalid', 'The passkey was not accepted. Try again.'),
    'The passkey was not accepted. Try again.',
  ],
])('shows a message when %s', async (_what, reply, text) => {
  if (!reply) ask.mockRejectedValue(new DOMException('canceled', 'NotAllowedError'));
  const server = new FakeServer().reply(SIGN_IN_OPTIONS, { options: CHALLENGE }).reply(SIGN_IN, reply);
  const { session } = openConsole({ page: 'login', server });
  press(screen.getByRole('button', { name: 'Use passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(session).toEqual([]);
});

test('creates a passkey from an invitation link and logs in', async () => {
  const server = new FakeServer().reply(CREATE_OPTIONS, {
    invited: { name: 'Ana', role: 'editor', createdBy: 'Bea' },
    options: CREATION,
  });
  server.reply(CREATE, LOGGED_IN);
  const { session } = openConsole({ page: 'login', server, fragment: `invitation=${TOKEN}` });
  screen.getByRole('heading', { name: 'Create your passkey' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await screen.findByText('The invitation is for Ana, with the role “Editor”. Invited by: Bea.');
  press(screen.getByRole('button', { name: 'Create passkey' }));
  await waitFor(() => expect(session).toEqual(['begin null']));
  expect(server.bodyOf(CREATE)).toMatchObject({ invitation: TOKEN, credential: { id: 'AAAA' } });
});

test('shows that an invitation has been used', async () => {
  const server = new FakeServer().reply(CREATE_OPTIONS, problem(403, 'invitation.invalid', 'The invitation was used.'));
  openConsole({ page: 'login', server, fragment: `invitation=${TOKEN}` });
  press(screen.getByRole('button', { name: 'Create passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The invitation was used.');
  expect(ask).not.toHaveBeenCalled();
});

test('confirms an action with the passkey in a session that began with one', async () => {
  const ADD = 'POST /api/admin/people';
  const server = serverWithSession()
    .reply('GET /api/admin/session', { ...ownerSession, actor: 'Olga', proof: 'passkey' })
    .reply('GET /api/admin/people', [])
    .reply(ADD, problem(403, 'session.passwordRequired', 'Confirm it.'))
    .reply('POST /api/admin/session/passkey-proof-options', { options: CHALLENGE })
    .reply('POST /api/admin/session/passkey-proof', { proof: '1.x', expiresAt: '2026-11-22T10:05:00Z' });
  openConsole({ tab: 'people', server });
  type(await screen.findByLabelText('Name'), 'Ana');
  press(screen.getByRole('button', { name: 'Add and invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your passkey' }));
  server.reply(ADD, { personId: 'p', name: 'Ana', token: TOKEN, expiresAt: '2026-11-24T12:00:00Z' });
  press(dialog.getByRole('button', { name: 'Use passkey' }));
  await screen.findByText(new RegExp(TOKEN));
  expect(server.count(ADD)).toBe(2);
});
