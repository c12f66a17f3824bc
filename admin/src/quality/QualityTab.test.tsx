// @vitest-environment happy-dom
import type { FactSheet, QualityCount, QualityFinding } from '@soccer-legends/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noConnection } from '../testing/fake-server.ts';
import {
  closeConsoleAfterEach,
  openConsole,
  press,
  serverWithSession,
  type,
  pressOnceEnabled,
} from '../testing/open-console.tsx';
import { feedback, pageOf, player, qualityCounts } from '../testing/samples.ts';

closeConsoleAfterEach();

const finding = (id: number, name: string, spells: QualityFinding['spells'] = []): QualityFinding => ({
  kind: 'players',
  id,
  name,
  country: 'Italy',
  nation: 'ITA',
  born: 1979,
  spells,
});
const REPORTS = 'GET /api/admin/feedback/reports?page=1&pageSize=25';
const named = { kind: 'players', id: 5, name: 'Andrea Pirlo' };
const OVERLAPS = 'GET /api/admin/quality/overlap?page=1&pageSize=25';
const GAPS = 'GET /api/admin/quality/careerGap?page=1&pageSize=25';

const serverWith = (counts: readonly QualityCount[] = qualityCounts) =>
  serverWithSession()
    .reply('GET /api/admin/quality', counts)
    .reply(REPORTS, pageOf([{ ...feedback(3, 'Pirlo never played there.'), people: [named] }]))
    .reply(
      OVERLAPS,
      pageOf([
        finding(5, 'Pirlo', [
          { club: 'Milan', start: 2001, end: 2011 },
          { club: 'Juventus', start: 2010, end: null },
        ]),
      ]),
    )
    .reply(GAPS, pageOf([finding(6, 'Baggio')], 30));

const check = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Checks' })).getByRole('button', { name });

test('shows every check with its count, and the findings of the first check with any', async () => {
  openConsole({ tab: 'quality', server: serverWith() });
  await screen.findByText('Pirlo');
  expect(check(/^Two clubs at once/).textContent).toBe('Two clubs at once 1');
  expect(check(/^Years without a club/).textContent).toBe('Years without a club 30');
  expect(check(/^Two clubs at once/).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('row', { name: /Pirlo/ }).textContent).toContain('Milan 2001–\u20602011 · Juventus 2010–');
});

test('keeps the selected check in the address', async () => {
  openConsole({ tab: 'quality', server: serverWith() });
  await screen.findByText('Pirlo');
  press(check(/^Years without a club/));
  await screen.findByText('Baggio');
  expect(location.hash).toBe('#quality?check=careerGap');
  expect(screen.queryByText('Pirlo')).toBeNull();
  screen.getByText('1–25 of 30');
});

test('opens the check and the page in the address', async () => {
  const server = serverWith().reply(
    'GET /api/admin/quality/careerGap?page=2&pageSize=25',
    pageOf([finding(7, 'Vieri')], 30, 2),
  );
  openConsole({ fragment: 'quality?check=careerGap&page=2', server });
  await screen.findByText('Vieri');
  screen.getByText('26–30 of 30');
});

test('shows that a check found no players', async () => {
  const server = serverWith().reply('GET /api/admin/quality/noNation?page=1&pageSize=25', pageOf([]));
  openConsole({ fragment: 'quality?check=noNation', server });
  await screen.findByText('No entry has this fault.');
});

test('ignores an unknown check in the address', async () => {
  openConsole({ fragment: 'quality?check=looks', server: serverWith() });
  await screen.findByText('Pirlo');
});

test('opens a player, and returns the focus on close', async () => {
  openConsole({ tab: 'quality', server: serverWith().reply('GET /api/players/5', player(5, 'Andrea Pirlo')) });
  const opener = await screen.findByRole('button', { name: 'Pirlo' });
  press(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Andrea Pirlo' }));
  press(dialog.getByRole('button', { name: 'ui.close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('opens the next player of the list after saving, at the missing field, and closes after the last one', async () => {
  const facts = (id: number): FactSheet => ({
    id,
    version: 1,
    fields: { name: `Player ${id}` },
    sources: {},
    spells: [],
  });
  const server = serverWith().reply(
    'GET /api/admin/quality/noBirth?page=1&pageSize=25',
    pageOf([finding(5, 'Pirlo'), finding(6, 'Baggio')]),
  );
  for (const id of [5, 6])
    server
      .reply(`GET /api/players/${id}`, player(id, `Player ${id}`))
      .reply(`GET /api/admin/facts/players/${id}`, facts(id))
      .reply(`PATCH /api/admin/facts/players/${id}`, facts(id));
  openConsole({ fragment: 'quality?check=noBirth', server });
  press(await screen.findByRole('button', { name: 'Pirlo' }));
  const saveAs = async (title: string, button: string): Promise<void> => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const born = await dialog.findByLabelText('Year of birth');
    await waitFor(() => expect(document.activeElement).toBe(born));
    type(born, '1979');
    await pressOnceEnabled(dialog.getByRole('button', { name: button }));
  };
  await saveAs('Player 5', 'Save and next');
  await saveAs('Player 6', 'Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.bodyOf('PATCH /api/admin/facts/players/6')).toMatchObject({ fields: { born: 1979 } });
});

test('reads the counts and findings again on request', async () => {
  const { server } = openConsole({ tab: 'quality', server: serverWith() });
  await screen.findByText('Pirlo');
  server.reply(OVERLAPS, noConnection);
  press(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('alert');
  expect([server.count('GET /api/admin/quality'), server.count(OVERLAPS)]).toEqual([2, 2]);
  screen.getByText('Pirlo');
});

test('lists the messages about people, and corrects the people whom they name', async () => {
  const { server } = openConsole({ tab: 'quality', server: serverWith() });
  await screen.findByText('Pirlo');
  expect(check(/^Messages about people/).textContent).toBe('Messages about people 1');
  press(check(/^Messages about people/));
  press(await screen.findByRole('button', { name: 'Andrea Pirlo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Andrea Pirlo' }));
  dialog.getByText('Pirlo never played there.');
  await waitFor(() => expect(server.count('GET /api/admin/facts/players/5')).toBe(1));
  expect(location.hash).toBe('#quality?check=messages');
});

test('shows the number of findings of a check on the last days', async () => {
  const days = [
    { day: '2026-11-21', counts: { overlap: 6 } },
    { day: '2026-11-22', counts: { overlap: 1 } },
  ];
  openConsole({ tab: 'quality', server: serverWith().reply('GET /api/admin/quality/history', days) });
  const chart = within(await screen.findByRole('figure'));
  chart.getByText('Over time: Two clubs at once');
  const rows = chart.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['DayTwo clubs at once', 'Nov 216', 'Nov 221']);
});

test('shows how often visitors named an unusual player, by game', async () => {
  const results = [{ game: 'career-guess', asked: 60, named: 3 }];
  const server = serverWith()
    .reply('GET /api/admin/quality/hardlyNamed?page=1&pageSize=25', pageOf([{ ...finding(8, 'Totti'), results }]))
    .reply('GET /api/games', []);
  openConsole({ fragment: 'quality?check=hardlyNamed', server });
  expect((await screen.findByRole('row', { name: /Totti/ })).textContent).toContain('career-guess 3/60');
});

test('corrects a club whose picture is broken', async () => {
  const club = { ...finding(9, 'Roma'), kind: 'clubs' as const, country: null, nation: null };
  const path = 'GET /api/admin/quality/brokenPicture?page=1&pageSize=25';
  const { server } = openConsole({
    fragment: 'quality?check=brokenPicture',
    server: serverWith().reply(path, pageOf([club])),
  });
  press(await screen.findByRole('button', { name: 'Roma' }));
  await screen.findByRole('dialog', { name: 'Roma' });
  await waitFor(() => expect(server.count('GET /api/admin/facts/clubs/9')).toBe(1));
});

test('links to the differences that need a decision', async () => {
  const review = [
    { kind: 'newcomer', count: 0 },
    { kind: 'change', count: 3 },
    { kind: 'conflict', count: 4 },
    { kind: 'littleKnown', count: 50 },
  ];
  openConsole({
    fragment: 'quality?check=differences',
    server: serverWith().reply('GET /api/admin/review', review),
  });
  const link = await screen.findByRole('link', { name: 'Conflicts' });
  expect(link.getAttribute('href')).toBe('#review?kind=conflict');
  expect(screen.getAllByRole('link', { name: /Newcomers|Changed facts|Conflicts|Little known/ })).toHaveLength(2);
  expect(check(/^Undecided differences/).textContent).toBe('Undecided differences 7');
});
