// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { problem } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../testing/open-console.tsx';
import { administrator, ownerSession } from '../testing/samples.ts';

closeConsoleAfterEach();

const LIST = 'GET /api/admin/people';
const ADD = 'POST /api/admin/people';
const TOKEN = 'A'.repeat(43);
const invitation = { personId: 'ana', name: 'Ana', token: TOKEN, expiresAt: '2026-11-24T12:00:00Z' };

async function openPeople() {
  const server = serverWithSession().reply(LIST, [administrator('Ana'), administrator('Bea', { role: 'owner' })]);
  const opened = openConsole({ tab: 'people', server });
  await screen.findByText('Bea');
  return opened;
}
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('adds a person with a role and shows the link of the invitation once', async () => {
  const { server } = await openPeople();
  server.reply(ADD, invitation);
  type(screen.getByLabelText('Name'), ' Ana ');
  type(screen.getByLabelText('Role'), 'publisher');
  press(screen.getByRole('button', { name: 'Add and invite' }));
  await screen.findByText(`${location.origin}/admin-login#invitation=${TOKEN}`);
  expect(server.bodyOf(ADD)).toEqual({ name: 'Ana', role: 'publisher' });
  press(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(new RegExp(TOKEN))).toBeNull();
});

test('shows who invited each administrator', async () => {
  await openPeople();
  screen.getByRole('columnheader', { name: 'Invited by' });
  rowOf('Ana').getByText('administrator');
});

test('copies the link, and offers the copy again for the next invitation', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  const { server } = await openPeople();
  server.reply('POST /api/admin/people/ana/invitation', invitation);
  press(rowOf('Ana').getByRole('button', { name: 'Invite again' }));
  press(await screen.findByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(written).toEqual([expect.stringContaining(TOKEN)]);

  server.reply('POST /api/admin/people/bea/invitation', { ...invitation, token: 'B'.repeat(43) });
  press(rowOf('Bea').getByRole('button', { name: 'Invite again' }));
  await screen.findByText(/BBB/);
  screen.getByRole('button', { name: 'Copy' });
});

test('shows the link without a copy button on a page without a clipboard', async () => {
  vi.stubGlobal('navigator', {});
  const { server } = await openPeople();
  server.reply('POST /api/admin/people/ana/invitation', invitation);
  press(rowOf('Ana').getByRole('button', { name: 'Invite again' }));
  await screen.findByText(new RegExp(TOKEN));
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('changes a role, invites again, and removes after confirmation', async () => {
  const { server, toasts } = await openPeople();
  server
    .reply('PATCH /api/admin/people/ana', new Response(null, { status: 204 }))
    .reply('POST /api/admin/people/ana/invitation', invitation)
    .reply('DELETE /api/admin/people/ana', { success: true, sessionsEnded: 1 });
  type(screen.getByRole('combobox', { name: 'Role of Ana' }), 'publisher');
  await waitFor(() => expect(server.bodyOf('PATCH /api/admin/people/ana')).toEqual({ role: 'publisher' }));
  press(rowOf('Ana').getByRole('button', { name: 'Invite again' }));
  await screen.findByText(new RegExp(TOKEN));
  press(rowOf('Ana').getByRole('button', { name: 'Remove' }));
  expect(server.count('DELETE /api/admin/people/ana')).toBe(0);
  press(within(screen.getByRole('dialog', { name: 'Remove' })).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'The person was removed.' }));
});

test('shows why a person could not be added', async () => {
  const { server, toasts } = await openPeople();
  server.reply(ADD, problem(409, 'person.nameTaken', 'This name is taken.'));
  type(screen.getByLabelText('Name'), 'Bea');
  press(screen.getByRole('button', { name: 'Add and invite' }));
  await waitFor(() => expect(toasts).toMatchObject([{ description: 'This name is taken.' }]));
});

test.each([
  ['editor', ['Plugins', 'Audit', 'People'], ['Players', 'Games', 'Sessions']],
  ['publisher', ['Audit', 'People'], ['Plugins', 'Players', 'Sessions']],
  ['owner', [], ['Plugins', 'Audit', 'People']],
] as const)('shows only the tabs of the role %s, even if the address names another', async (role, hidden, shown) => {
  const server = serverWithSession()
    .reply('GET /api/admin/session', { ...ownerSession, role })
    .reply(LIST, []);
  openConsole({ tab: 'people', server });
  await screen.findByRole('tab', { name: 'Players' });
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  for (const name of hidden) expect(names).not.toContain(name);
  for (const name of shown) expect(names).toContain(name);
  expect(server.count(LIST)).toBe(role === 'owner' ? 1 : 0);
});
