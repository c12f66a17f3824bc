// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  closeConsoleAfterEach,
  openConsole,
  press,
  serverWithSession,
  type,
  pressOnceEnabled,
} from '../testing/open-console.tsx';
import { coach } from '../testing/samples.ts';

closeConsoleAfterEach();

const COACHES = 'GET /api/coaches?limit=1000';
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openCoaches(
  coaches = [coach(2, 'Klopp', 'Germany'), coach(1, 'Ancelotti', 'Italy'), coach(3, 'Deschamps', 'France')],
) {
  const opened = openConsole({ tab: 'coaches', server: serverWithSession().reply(COACHES, coaches) });
  await screen.findByRole('table');
  return opened;
}

test('sorts by name, and by another column on request', async () => {
  await openCoaches();
  expect(names()).toEqual(['Ancelotti', 'Deschamps', 'Klopp']);
  press(screen.getByRole('button', { name: /^Country/ }));
  expect(names()).toEqual(['Deschamps', 'Klopp', 'Ancelotti']);
});

test('shows 25 coaches per page', async () => {
  await openCoaches(Array.from({ length: 30 }, (_, index) => coach(index + 1, `Coach ${index + 1}`, 'Spain')));
  screen.getByText('1–25 of 30');
  press(screen.getByRole('button', { name: 'Page 2' }));
  screen.getByText('26–30 of 30');
  expect(names()).toEqual(['Coach 26', 'Coach 27', 'Coach 28', 'Coach 29', 'Coach 30']);
});

test.each([
  ['name', 'kLO', 'Klopp'],
  ['country', 'itAly', 'Ancelotti'],
])('finds coaches by %s in any case', async (_field, text, name) => {
  await openCoaches();
  type(screen.getByLabelText('Search'), text);
  await waitFor(() => expect(names()).toEqual([name]));
});

test('shows, finds and sorts countries in the language of the page', async () => {
  const inFrench: Record<string, string> = { Germany: 'Allemagne', Italy: 'Italie', France: 'France' };
  const server = serverWithSession().reply(COACHES, [coach(1, 'Ancelotti', 'Italy'), coach(2, 'Klopp', 'Germany')]);
  const nationName = (_code: string | null, fallback: string) => inFrench[fallback] ?? fallback;
  openConsole({ tab: 'coaches', server, platform: { language: 'fr', nationName } });
  await screen.findByRole('table');
  press(screen.getByRole('button', { name: /^Country/ }));
  expect(names()).toEqual(['Klopp', 'Ancelotti']);
  type(screen.getByLabelText('Search'), 'allem');
  await waitFor(() => expect(names()).toEqual(['Klopp']));
  screen.getByText('Allemagne');
});

test('shows that no coach matches the search', async () => {
  await openCoaches();
  type(screen.getByLabelText('Search'), 'zzz');
  await screen.findByText('Nothing matches the search.');
});

test('opens the details and the career of a coach, and returns the focus on close', async () => {
  await openCoaches();
  const opener = screen.getByRole('button', { name: 'Ancelotti' });
  press(opener);
  const dialog = within(screen.getByRole('dialog', { name: 'Ancelotti' }));
  expect(dialog.getByRole('list', { name: 'Career' }).textContent).toContain('2001–\u20602009');
  dialog.getByText('Italy');
  press(dialog.getByRole('button', { name: 'ui.close' }));
  expect(document.activeElement).toBe(opener);
});

test('opens the form of the coach in the address', async () => {
  const server = serverWithSession().reply(COACHES, [coach(2, 'Klopp', 'Germany')]);
  openConsole({ fragment: 'coaches?person=2', server });
  const dialog = within(await screen.findByRole('dialog', { name: 'Klopp' }));
  expect(dialog.getByRole('button', { name: 'Edit' }).getAttribute('aria-pressed')).toBe('true');
  press(dialog.getByRole('button', { name: 'ui.close' }));
  await waitFor(() => expect(location.hash).toBe('#coaches'));
});

test('adds a coach, and shows broken rules beside the fields', async () => {
  const { server } = await openCoaches();
  const add = 'POST /api/admin/facts/coaches';
  const fieldFaults = [{ field: 'name', rule: 'script', message: 'is not in Latin script' }];
  const refusal = { code: 'facts.invalid', message: 'is not in Latin script', requestId: 'r1', fieldFaults };
  server.reply(add, Response.json(refusal, { status: 400 }));
  server.reply('GET /api/nations?language=en', { BRA: 'Brazil' });
  press(screen.getByRole('button', { name: 'Add a coach' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a coach' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  type(dialog.getByLabelText('Name'), 'Αντι');
  await pressOnceEnabled(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Names are written in Latin script.');
  server.reply(add, { id: 900, version: 3, fields: { name: 'Anti' }, sources: {}, spells: [] });
  type(dialog.getByLabelText('Name'), 'Anti');
  fireEvent.change(dialog.getByLabelText('How well known'), { target: { value: '4' } });
  press(dialog.getByRole('button', { name: 'Add a spell' }));
  type(dialog.getByLabelText('Club, new spell'), 'Inter');
  await pressOnceEnabled(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.bodyOf(add)).toMatchObject({ fields: { name: 'Anti', fame: 4 }, spells: [{ club: 'Inter' }] });
});

test('keeps the unsaved facts of a new coach while the form is closed', async () => {
  await openCoaches();
  const open = async () => {
    press(screen.getByRole('button', { name: 'Add a coach' }));
    return within(await screen.findByRole('dialog', { name: 'Add a coach' }));
  };
  const dialog = await open();
  type(dialog.getByLabelText('Name'), 'Anti');
  press(dialog.getByRole('button', { name: 'ui.cancel' }));
  const again = await open();
  expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('Anti');
});
