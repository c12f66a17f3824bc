// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession } from '../testing/open-console.tsx';
import { openSession, pageOf } from '../testing/samples.ts';

closeConsoleAfterEach();

const LIST = 'GET /api/admin/sessions?sort=lastUsedAt&order=desc&page=1&pageSize=15';
const END_ALL = 'DELETE /api/admin/sessions';
const END_OTHERS = 'DELETE /api/admin/sessions/others';
const OWN = openSession('own', { current: true, lastUsedAt: '2026-11-20T12:05:00Z' });
const STOLEN = openSession('stolen', { browser: 'Chrome, Windows', lastUsedFrom: '198.51.100.0/24' });

async function openSessions(sessions = [OWN, STOLEN]) {
  const opened = openConsole({ tab: 'sessions', server: serverWithSession().reply(LIST, pageOf(sessions)) });
  await screen.findByText('Firefox, Linux');
  return opened;
}
const rowOf = (browser: string) => within(screen.getByRole('row', { name: new RegExp(browser) }));
const confirm = (title: string, button = title) =>
  press(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: button }));

test('shows browser, person, use and network of each session, and marks this session', async () => {
  await openSessions();
  expect(rowOf('Firefox').getByText('This session')).toBeTruthy();
  expect(rowOf('Firefox').queryByRole('button')).toBeNull();
  expect(rowOf('Firefox').queryByText(/signed in from/)).toBeNull();
  rowOf('Chrome').getByText('198.51.100.0/24');
  rowOf('Chrome').getByText('signed in from 203.0.113.0/24');
});

test('has the server sort the sessions', async () => {
  const { server } = await openSessions();
  server.reply('GET /api/admin/sessions?sort=browser&order=asc&page=1&pageSize=15', pageOf([STOLEN, OWN]));
  press(screen.getByRole('button', { name: /Browser/ }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]!.textContent).toContain('Chrome'));
});

test('ends one session after confirmation and reads the list again', async () => {
  const { server, toasts, session } = await openSessions();
  server.reply('DELETE /api/admin/sessions/stolen', { success: true, ended: 1 }).reply(LIST, pageOf([OWN]));
  press(rowOf('Chrome').getByRole('button', { name: 'End' }));
  expect(server.count('DELETE /api/admin/sessions/stolen')).toBe(0);
  confirm('End this session', 'End');
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'The session was ended.' }]));
  await waitFor(() => expect(screen.queryByText('Chrome, Windows')).toBeNull());
  expect(session).toEqual([]);
});

test('ends all other sessions after confirmation', async () => {
  const { server, toasts } = await openSessions();
  server.reply(END_OTHERS, { success: true, ended: 2 }).reply(LIST, pageOf([OWN]));
  press(screen.getByRole('button', { name: 'End all others' }));
  confirm('End all others');
  await waitFor(() => expect(toasts).toMatchObject([{ title: '2 other sessions were ended.' }]));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'End all others' });
  await waitFor(() => expect(button.disabled).toBe(true));
});

test('shows that a session has already ended', async () => {
  const { server, toasts } = await openSessions();
  server.reply('DELETE /api/admin/sessions/stolen', problem(404, 'session.notFound', 'There is no such session.'));
  press(rowOf('Chrome').getByRole('button', { name: 'End' }));
  confirm('End this session', 'End');
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { title: 'The sessions could not be ended', description: 'There is no such session.' },
    ]),
  );
});

test('ends every session after confirmation', async () => {
  const { server, session } = await openSessions();
  server.reply(END_ALL, { success: true, ended: 3 });
  press(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(server.count(END_ALL)).toBe(0);
  confirm('Log out everywhere');
  await waitFor(() => expect(session).toEqual(['end']));
});

test('keeps the session when the sessions could not be ended', async () => {
  const { server, session, toasts } = await openSessions();
  server.reply(END_ALL, problem(503, 'overloaded', 'Try again in 5 s.'));
  press(screen.getByRole('button', { name: 'Log out everywhere' }));
  confirm('Log out everywhere');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'The sessions could not be ended', description: 'Try again in 5 s.' }]),
  );
  expect(session).toEqual([]);
});
