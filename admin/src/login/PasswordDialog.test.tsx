// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { plugin } from '../testing/samples.ts';

closeConsoleAfterEach();

const CUP = '/api/admin/plugins/cup-finals';
const RESTORE = `POST ${CUP}/restore`;
const PROOF = 'POST /api/admin/session/password-proof';
const REFUSED = problem(403, 'session.passwordRequired', 'This action needs the password.');

/** Restores a withdrawn plugin, which needs the password. */
async function restore() {
  const withdrawn = plugin('cup-finals', { withdrawnAt: '2026-11-20T12:00:00Z', candidate: null });
  const server = serverWithSession()
    .reply('GET /api/admin/plugins', [withdrawn])
    .reply(`GET ${CUP}`, withdrawn)
    .reply(`GET ${CUP}/tokens`, [])
    .reply(`GET ${CUP}/history`, [])
    .reply(`GET ${CUP}/numbers`, { key: 'cup-finals', versions: [], days: [] })
    .reply('GET /api/admin/dev-overrides', [])
    .reply(RESTORE, REFUSED);
  const opened = openConsole({ tab: 'plugins', server });
  press(await screen.findByRole('button', { name: 'cup-finals' }));
  press(await screen.findByRole('button', { name: 'Restore' }));
  const reasons = within(screen.getByRole('dialog', { name: 'Restore' }));
  type(reasons.getByLabelText('Reason'), 'The bug is fixed.');
  press(reasons.getByRole('button', { name: 'Restore' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Password');
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
  return { ...opened, server, dialog, field, confirm };
}

const isClosed = () => screen.queryByRole('dialog', { name: 'Confirm your password' }) === null;

test('repeats the action with the proof of the password', async () => {
  const { server, toasts, field, confirm } = await restore();
  expect(document.activeElement).toBe(field);
  expect(confirm.disabled).toBe(true);
  server.reply(PROOF, { proof: '1.signature', expiresAt: '2026-11-22T10:05:00Z' });
  server.reply(RESTORE, plugin('cup-finals'));
  type(field, 'secret');
  press(confirm);
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'cup-finals: restored' }]));
  expect(server.bodyOf(PROOF)).toEqual({ password: 'secret' });
  expect(server.bodyOf(RESTORE)).toEqual({ reason: 'The bug is fixed.' });
  expect(server.count(RESTORE)).toBe(2);
  expect(isClosed()).toBe(true);
});

test('rejects a wrong password, clears the field and focuses it', async () => {
  const { server, toasts, dialog, field, confirm } = await restore();
  server.reply(PROOF, problem(401, 'session.wrongPassword', 'Incorrect password. Try again.'));
  type(field, 'wrong');
  press(confirm);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('The password is wrong. Try again.');
  expect([field.value, document.activeElement]).toEqual(['', field]);
  expect(field.getAttribute('aria-describedby')).toBe(alert.id);
  expect([server.count(RESTORE), toasts]).toEqual([1, []]);
});

test('shows the text of the rate limit', async () => {
  const { server, dialog, field, confirm } = await restore();
  server.reply(PROOF, problem(429, 'rateLimited', 'Try again in 60 s.', 60));
  type(field, 'wrong');
  press(confirm);
  expect((await dialog.findByRole('alert')).textContent).toBe('Try again in 60 s.');
});

test('ends an action without a message when the administrator cancels', async () => {
  const { server, toasts, dialog } = await restore();
  press(dialog.getByRole('button', { name: 'ui.cancel' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  await waitFor(() => expect(server.count(`GET ${CUP}`)).toBe(2));
  expect([server.count(RESTORE), toasts]).toEqual([1, []]);
});

test('closes when the session has ended and is not renewed', async () => {
  const { server, session, field, confirm } = await restore();
  server.reply(PROOF, problem(401, 'session.required', 'Sign in.'));
  type(field, 'secret');
  press(confirm);
  const login = within(await screen.findByRole('dialog', { name: 'Log in again' }));
  press(login.getByRole('button', { name: 'ui.cancel' }));
  await waitFor(() => expect(session).toEqual(['expire']));
  await waitFor(() => expect(isClosed()).toBe(true));
});
