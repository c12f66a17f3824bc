// @vitest-environment happy-dom
import { serverReferenceOf } from '@soccer-legends/api-client';
import type { FactSheet, Revision } from '@soccer-legends/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noConnection, problem } from '../testing/fake-server.ts';
import {
  closeConsoleAfterEach,
  openConsole,
  press,
  serverWithSession,
  type,
  pressOnceEnabled,
} from '../testing/open-console.tsx';
import { cursorPage, player, playersPage } from '../testing/samples.ts';

closeConsoleAfterEach();

const FACTS = '/api/admin/facts/players/1';
const PATCH = `PATCH ${FACTS}`;
const milan = { club: 'Milan', startYear: 2003, endYear: 2009, matches: 193, goals: 70, loan: false };
const madrid = { ...milan, club: 'Real Madrid', startYear: 2009, endYear: 2013, matches: 85, goals: 23 };
const sheet = (changes: Partial<FactSheet> = {}): FactSheet => ({
  id: 1,
  version: 4,
  fields: {
    name: 'Kaká',
    fullName: null,
    surname: null,
    born: 1982,
    nation: 'BRA',
    position: 'Midfielder',
    number: 22,
    hidden: false,
  },
  sources: {},
  spells: [
    { key: 'Milan 2003', ...milan, source: milan, removed: false },
    { key: 'Real Madrid 2009', ...madrid, source: madrid, removed: false },
  ],
  ...changes,
});

const NATIONS = 'GET /api/nations?language=en';

async function openEditor(shown = sheet(), nations: unknown = { BRA: 'Brazil', ITA: 'Italy' }) {
  const server = serverWithSession()
    .reply('GET /api/admin/players?sort=id&order=asc&page=1&pageSize=25&language=en', playersPage(['Kaká']))
    .reply('GET /api/players/1', player(1, 'Kaká'))
    .reply(NATIONS, nations)
    .reply(`GET ${FACTS}`, shown);
  const opened = openConsole({ tab: 'players', server });
  press(await screen.findByRole('button', { name: 'Kaká' }));
  press(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Goals, Milan');
  return opened;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const save = () => pressOnceEnabled(saveButton());

test('saves only what was changed, and returns to the details', async () => {
  const { server, toasts } = await openEditor();
  server.reply(PATCH, sheet({ version: 5 }));
  expect(saveButton().disabled).toBe(true);
  type(field('Goals, Milan'), '71');
  type(field('Shirt number'), '');
  type(field('Reason (optional)'), 'a letter');
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The facts were saved.' }]));
  expect(server.bodyOf(PATCH)).toEqual({
    version: 4,
    reason: 'a letter',
    fields: { number: null },
    spells: [{ key: 'Milan 2003', goals: 71 }],
  });
  await screen.findByRole('list', { name: 'Career' });
});

test('undoes a saved change from its toast', async () => {
  const { server, toasts } = await openEditor();
  server.reply(PATCH, sheet({ version: 5 })).reply('POST /api/admin/revisions/5/revert', { people: 1, kept: 0 });
  type(field('Goals, Milan'), '71');
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ action: { label: 'Undo' } }]));
  act(() => toasts[0]!.action!.run());
  await waitFor(() => expect(toasts).toMatchObject([{}, { title: 'Reverted. Entries changed: 1' }]));
});

test('offers no undo if nothing visible changed', async () => {
  const { server, toasts } = await openEditor();
  server.reply(PATCH, sheet());
  type(field('Goals, Milan'), '71');
  await save();
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: 'The facts were saved.' }]));
});

test('says that the nations could not be loaded, keeps the one of the person and tries again', async () => {
  const { server } = await openEditor(sheet(), noConnection);
  await screen.findByRole('alert');
  expect(field('National team').value).toBe('BRA');
  server.reply(NATIONS, { BRA: 'Brazil', ITA: 'Italy' });
  press(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Italy' });
  expect([screen.queryByRole('alert'), field('National team').value]).toEqual([null, 'BRA']);
});

test('shows a broken rule next to its field until the changes are discarded, and moves the focus there', async () => {
  const { server, toasts } = await openEditor();
  const fieldFaults = [{ field: 'goals', spell: 'Milan 2003', rule: 'moreGoals', message: 'm' }];
  const body = { code: 'facts.invalid', message: 'm', requestId: 'r', fieldFaults };
  server.reply(PATCH, Response.json(body, { status: 400 }));
  type(field('Goals, Milan'), '999');
  await save();
  await screen.findByText('More goals than matches.');
  await waitFor(() => expect(document.activeElement).toBe(field('Goals, Milan')));
  expect(field('Goals, Milan').getAttribute('aria-invalid')).toBe('true');
  expect(toasts).toEqual([]);
  press(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByText('More goals than matches.')).toBeNull();
});

test('shows what someone else has set, and saves against the newer version', async () => {
  const { server } = await openEditor();
  const conflicts = [{ field: 'number', theirs: 8, actor: 'administrator', at: '2026-11-20T12:00:00Z' }];
  server.reply(
    PATCH,
    Response.json({ code: 'facts.conflict', message: 'm', requestId: 'r', conflicts }, { status: 409 }),
  );
  type(field('Shirt number'), '10');
  server.reply(`GET ${FACTS}`, sheet({ version: 9, fields: { ...sheet().fields, number: 8 } }));
  await save();
  await screen.findByText(/Changed by administrator/);
  expect(field('Shirt number').value).toBe('10');
  server.reply(PATCH, sheet({ version: 10 }));
  await save();
  await waitFor(() => expect(server.count(PATCH)).toBe(2));
  expect(server.bodyOf(PATCH)).toMatchObject({ version: 9, fields: { number: 10 } });
});

test('moves between rows with the arrow keys and Enter, and restores a field with Escape', async () => {
  await openEditor();
  field('Goals, Milan').focus();
  fireEvent.keyDown(field('Goals, Milan'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(field('Goals, Real Madrid'));
  fireEvent.keyDown(field('Goals, Real Madrid'), { key: 'ArrowUp' });
  fireEvent.keyDown(field('Goals, Milan'), { key: 'Enter' });
  expect(document.activeElement).toBe(field('Goals, Real Madrid'));
  type(field('Goals, Real Madrid'), '9');
  expect(fireEvent.keyDown(field('Goals, Real Madrid'), { key: 'Escape' })).toBe(false);
  expect(field('Goals, Real Madrid').value).toBe('23');
});

test('skips a removed spell with the arrow keys', async () => {
  const [first, second] = sheet().spells;
  const removed = { ...second!, key: 'Lyon 2009', club: 'Lyon', removed: true };
  await openEditor(sheet({ spells: [first!, removed, second!] }));
  field('Goals, Milan').focus();
  fireEvent.keyDown(field('Goals, Milan'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(field('Goals, Real Madrid'));
});

test('closes the dialog with Escape on an unchanged field', async () => {
  await openEditor();
  // True: the key keeps its default action.
  expect(fireEvent.keyDown(field('Goals, Milan'), { key: 'Escape' })).toBe(true);
});

test('keeps the arrow keys for the list of clubs, and moves to the next club with Enter', async () => {
  await openEditor();
  const club = field('Club, Milan');
  club.focus();
  // `true` means that the key keeps its default action.
  expect(fireEvent.keyDown(club, { key: 'ArrowDown' })).toBe(true);
  expect(document.activeElement).toBe(club);
  fireEvent.keyDown(club, { key: 'Enter' });
  expect(document.activeElement).toBe(field('Club, Real Madrid'));
});

test.each([
  ['x2004y', '2004'],
  ['20045', '2004'],
  ['', ''],
])('reads "%s" in the field of a year as "%s"', async (typed, value) => {
  await openEditor();
  type(field('From, Milan'), typed);
  expect(field('From, Milan').value).toBe(value);
});

test('undoes changes one by one, and all typing in one field at once', async () => {
  await openEditor();
  for (const text of ['7', '71']) type(field('Goals, Milan'), text);
  type(field('Year of birth'), '1983');
  const undo = () => press(screen.getByRole('button', { name: 'Undo' }));
  undo();
  expect([field('Year of birth').value, field('Goals, Milan').value]).toEqual(['1982', '71']);
  fireEvent.keyDown(field('Goals, Milan'), { key: 'z', ctrlKey: true });
  expect(field('Goals, Milan').value).toBe('70');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test('keeps unsaved changes and their reason while the form is closed', async () => {
  await openEditor();
  press(screen.getByRole('button', { name: 'Add a spell' }));
  type(field('Club, new spell'), 'Orlando City');
  type(field('Reason (optional)'), 'a letter');
  press(screen.getByRole('button', { name: 'Details' }));
  await screen.findByRole('list', { name: 'Career' });
  press(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Club, Orlando City');
  expect(screen.getByLabelText<HTMLInputElement>('Reason (optional)').value).toBe('a letter');
  press(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByLabelText('Club, Orlando City')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Reason (optional)').value).toBe('');
});

test('sets a corrected fact back to the value of the sources', async () => {
  const { server } = await openEditor(sheet({ sources: { number: 5 } }));
  server.reply(PATCH, sheet({ version: 5 }));
  screen.getByText(/Source: 5/);
  press(screen.getByRole('button', { name: 'Use the original value: Shirt number' }));
  await save();
  await waitFor(() => expect(server.bodyOf(PATCH)).toMatchObject({ fields: { number: 5 } }));
});

test('shows the history with differences, and reverts a revision', async () => {
  const { server, toasts } = await openEditor();
  const revision: Revision = {
    ...{ id: 7, at: '2026-11-20T12:00:00Z', actor: 'administrator', source: 'hand', reason: 'a letter', run: null },
    ...{ kind: 'players', personId: 1, name: 'Kaká', added: false, reverts: null },
    changes: [{ field: 'goals', spell: 'Milan 2003', before: 69, after: 70 }],
  };
  server
    .reply(`GET ${FACTS}/history?pageSize=100`, cursorPage([revision]))
    .reply('POST /api/admin/revisions/7/revert', { people: 1, kept: 0 });
  press(screen.getByRole('button', { name: 'History' }));
  await screen.findByText('a letter');
  expect(screen.getByText('69').tagName).toBe('DEL');
  press(screen.getByRole('button', { name: 'Revert change 7 of Kaká' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Reverted. Entries changed: 1' }]));
});

test('shows before saving how the changes would affect the games', async () => {
  const { server } = await openEditor();
  const names = { en: 'Career Guess' };
  server.reply('GET /api/games', [{ key: 'career-guess', names }]).reply(`POST ${FACTS}/effects`, {
    gains: [],
    loses: ['career-guess', 'unlisted-game'],
    matchdays: [
      { matchday: 147, date: '2026-11-23', changes: [], keeps: ['career-guess'], unproven: [] },
      { matchday: 148, date: '2026-11-24', changes: ['career-guess'], keeps: [], unproven: [] },
      { matchday: 149, date: '2026-11-25', changes: ['career-guess'], keeps: [], unproven: [] },
    ],
  });
  press(screen.getByLabelText('Hidden from all games'));
  const effects = await screen.findByRole('region', { name: 'Effects on the games' });
  await waitFor(() => expect(effects.textContent).toContain('No longer in: Career Guess, unlisted-game'));
  expect(effects.textContent).toContain('will be dealt differently: 1Career Guess Nov 24, Nov 25');
  expect(effects.textContent).toContain('keep the former facts: 1Career Guess Nov 23');
  expect(server.bodyOf(`POST ${FACTS}/effects`)).toEqual({ version: 4, fields: { hidden: true }, spells: [] });
  press(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByRole('region', { name: 'Effects on the games' })).toBeNull();
});

test.each<[string, () => void]>([
  ['a hidden player', () => press(screen.getByLabelText('Hidden from all games'))],
  ['a corrected fact', () => type(field('Goals, Milan'), '71')],
])('%s can be saved only after the effects were checked or the check failed', async (_what, change) => {
  const { server } = await openEditor();
  const respond = server.hold(`POST ${FACTS}/effects`);
  change();
  const effects = await screen.findByRole('region', { name: 'Effects on the games' });
  expect(effects.textContent).toContain('Checking the effects on the games…');
  expect(saveButton().disabled).toBe(true);
  fireEvent.submit(saveButton().form!);
  expect(server.count(PATCH)).toBe(0);
  await waitFor(() => expect(server.count(`POST ${FACTS}/effects`)).toBe(1));
  await respond(problem(500, 'internal', 'An internal error occurred.'));
  await waitFor(() => expect(effects.textContent).toContain('The effects on the games could not be checked.'));
  expect(saveButton().disabled).toBe(false);
});

test('says that the effects are unknown because a fact is invalid, which Save then explains', async () => {
  const { server } = await openEditor();
  server.reply(`POST ${FACTS}/effects`, problem(400, 'facts.invalid', 'A rule is broken.'));
  type(field('Goals, Milan'), '999');
  await screen.findByText('The input breaks a rule of the data. Saving shows which one.');
  expect(saveButton().disabled).toBe(false);
});

test('shows who else edits the player, and shows saved changes of others next to the unsaved changes', async () => {
  const { server } = await openEditor();
  type(field('Shirt number'), '8');
  server.reply(`GET ${FACTS}`, sheet({ version: 5, fields: { ...sheet().fields, born: 1983 } }));
  server.send('editors', { version: 4, others: ['Ana', 'Bo'] });
  screen.getByText('Also being edited by: Ana and Bo');
  expect(screen.queryByText(/^Other facts were saved meanwhile/)).toBeNull();
  server.send('editors', { version: 5, others: [] });
  screen.getByText(/^Other facts were saved meanwhile/);
  await waitFor(() => expect(field('Year of birth').value).toBe('1983'));
  expect(field('Shirt number').value).toBe('8');
  expect(screen.queryByText(/^Also being edited by/)).toBeNull();
});

test('shows the duplicate with an id before it merges it, and undoes the merge from the toast', async () => {
  const { server, toasts } = await openEditor();
  press(screen.getByRole('button', { name: 'Merge' }));
  server.reply('GET /api/admin/facts/players/9', sheet({ id: 9, fields: { name: 'Ricardo Kaká', born: 1982 } }));
  server.reply('POST /api/admin/facts/players/1/merge', { ...sheet({ version: 5 }), run: 'merge-1' });
  server.reply('POST /api/admin/facts/players/1/merge/effects', { gains: [], loses: ['memo-game'], matchdays: [] });
  type(screen.getByLabelText('ID of the duplicate'), '9');
  await screen.findByText('Ricardo Kaká');
  screen.getByText(/1982 · Milan · Real Madrid/);
  await screen.findByText('No longer in:');
  press(screen.getByRole('button', { name: 'Merge Ricardo Kaká into this entry' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Merged.' }]));
  expect(server.bodyOf('POST /api/admin/facts/players/1/merge')).toEqual({ duplicate: 9 });
  server.reply('POST /api/admin/revisions/runs/merge-1/revert', { people: 2, kept: 0 });
  toasts[0]!.action!.run();
  await waitFor(() => expect(toasts).toMatchObject([{}, { title: 'Reverted. Entries changed: 2' }]));
  await screen.findByRole('list', { name: 'Career' });
});

test('splits an entry: the chosen spells and facts go to a new person, after a look at the games', async () => {
  const { server, toasts } = await openEditor();
  const path = 'POST /api/admin/facts/players/1/split';
  server.reply(`${path}/effects`, { gains: ['memo-game'], loses: [], matchdays: [] });
  server.reply(path, { ...sheet({ id: 900, fields: { name: 'Other Kaká' } }), run: 'split-1' });
  press(screen.getByRole('button', { name: 'Split' }));
  type(await screen.findByLabelText('Name of the other person'), 'Other Kaká');
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Split into two' });
  expect(submit.disabled).toBe(true);
  for (const name of ['Milan 2003–\u20602009', 'Real Madrid 2009–\u20602013'])
    press(screen.getByRole('checkbox', { name }));
  expect(submit.disabled).toBe(true);
  press(screen.getByRole('checkbox', { name: 'Real Madrid 2009–\u20602013' }));
  press(screen.getByRole('checkbox', { name: 'Shirt number: 22' }));
  await screen.findByText('New in:');
  press(submit);
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Other Kaká was added with the ID 900.' }]));
  expect(server.bodyOf(path)).toEqual({ name: 'Other Kaká', spells: ['Milan 2003'], facts: ['number'] });
  toasts[0]!.action!.run();
  await waitFor(() => expect(server.count('POST /api/admin/revisions/runs/split-1/revert')).toBe(1));
});

test('shows the request id of a server error while saving', async () => {
  const { server, toasts } = await openEditor();
  server.reply(PATCH, problem(500, 'internal', 'An error of the server.'));
  type(field('Goals, Milan'), '71');
  await save();
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'The facts could not be saved' }]));
  expect(serverReferenceOf(toasts[0]!.cause)).toBe('r1');
});

test('accepts changes in a browser tab that cannot store them', async () => {
  const { server } = await openEditor();
  const setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', {
    setItem,
    getItem: () => null,
    removeItem: () => undefined,
    clear: () => undefined,
  });
  server.reply(PATCH, sheet({ version: 5 }));
  type(field('Goals, Milan'), '71');
  await save();
  await waitFor(() => expect(server.count(PATCH)).toBe(1));
});
