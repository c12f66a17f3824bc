// @vitest-environment happy-dom
import type { Language } from '@soccer-legends/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer, noConnection, problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, type } from '../testing/open-console.tsx';

closeConsoleAfterEach();

const LOGIN = 'POST /api/admin/login';

function openLogin(reply?: unknown, language: Language = 'en') {
  const opened = openConsole({ page: 'login', server: new FakeServer().reply(LOGIN, reply), platform: { language } });
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const button = screen.getByRole<HTMLButtonElement>('button');
  return { ...opened, field, button };
}

test('shows its text, the page title, and a disabled button until a password is typed', () => {
  const { field, button } = openLogin();
  screen.getByText('Enter the administrator password to access the admin panel');
  screen.getByRole('heading', { name: 'Admin Login' });
  expect(document.title).toBe('Admin Login | shell.productName');
  expect(button.disabled).toBe(true);
  type(field, 'secret');
  expect(button.disabled).toBe(false);
});

test.each([
  ['for seven days', true, '2026-11-29T10:00:00Z'],
  ['until the browser closes', false, null],
])('logs in %s', async (_duration, remember, expiresAt) => {
  const { server, session, field, button } = openLogin({ success: true, expiresAt });
  type(field, 'secret');
  if (remember) press(screen.getByLabelText('Remember me for 7 days'));
  press(button);
  await waitFor(() => expect(session).toEqual([`begin ${expiresAt}`]));
  expect(server.requests).toEqual([{ line: LOGIN, body: { password: 'secret', remember } }]);
});

test('does not store the password', async () => {
  const { session, field, button } = openLogin({ success: true, expiresAt: null });
  type(field, 'hush-hush');
  press(button);
  await waitFor(() => expect(session).toHaveLength(1));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('hush-hush');
});

test('rejects a wrong password, clears the field and focuses it, and keeps the session', async () => {
  const { session, field, button } = openLogin(problem(401, 'session.wrongPassword', 'The password is wrong.'));
  type(field, 'wrong');
  press(button);
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password. Try again.');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(session).toEqual([]);
});

test('shows the translation of the specified error on a page in another language', async () => {
  const { field, button } = openLogin(problem(401, 'session.wrongPassword', 'The password is wrong.'), 'de');
  type(field, 'wrong');
  press(button);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Incorrect password. Try again.The password is wrong. Try again.',
  );
});

test.each([
  ['the text of the rate limit', problem(429, 'rateLimited', 'Try again in 60 s.'), 'Try again in 60 s.'],
  ['the status and body of a response without a problem', new Response('busy', { status: 503 }), '503: busy'],
  ['that there is no connection', noConnection, 'The server cannot be reached. Check the connection and try again.'],
])('shows %s', async (_what, reply, text) => {
  const { field, button } = openLogin(reply);
  type(field, 'secret');
  press(button);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('sends one request for two submissions, and shows that it is checking', async () => {
  const { server, field, button, session } = openLogin();
  const respond = server.hold(LOGIN);
  type(field, 'secret');
  fireEvent.submit(field.form!);
  fireEvent.submit(field.form!);
  expect((await screen.findByText<HTMLButtonElement>('Checking…')).disabled).toBe(true);
  expect(server.count(LOGIN)).toBe(1);
  await respond({ success: true, expiresAt: null });
  await waitFor(() => expect(session).toEqual(['begin null']));
  expect(button.textContent).toBe('Log in');
});
