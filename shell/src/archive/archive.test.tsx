import { dateOfMatchday, type Matchday } from '@soccer-legends/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { localMatchday } from '../matchday/calendar.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { renderApp } from '../testing/render-app.tsx';

fakeIndexedDb();

/** In the middle of a month, for a calendar with days before and after it. */
const NOW = new Date('2026-11-18T12:00:00');
const TODAY = localMatchday(NOW);
const games = ['cups', 'kits'].map((key) => listing(key));

function cardOf(matchday: number): Matchday {
  return {
    matchday,
    date: dateOfMatchday(matchday),
    open: { earliest: TODAY, latest: TODAY },
    seed: 'secret',
    fixtures: games.map(({ key }) => ({ key, isCalledOff: false })),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', async (address: string) => {
    const [, matchday] = /^\/api\/matchdays\/(\d+)$/.exec(address) ?? [];
    if (!matchday) return new Promise<Response>(() => undefined);
    return Number(matchday) <= TODAY
      ? Response.json(cardOf(Number(matchday)))
      : Response.json({ code: 'deal.notBegun', message: '', requestId: '' }, { status: 425 });
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.useRealTimers();
});

test('shows the results of a past matchday, and lets visitors play its open fixtures', async () => {
  await siteLedger.finish(roundEntry(`d${TODAY - 1}/cups`, { late: true }));
  renderApp({ path: `/d/${TODAY - 1}`, games });
  await screen.findByText('Tuesday, November 17, 2026');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Matchday ${TODAY - 1}`);
  screen.getByRole('img', { name: '1 won, 0 lost, 1 to play' });
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1 Game cups10/10WWon', '2 Game kitsNext up']);
  expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe(`/kits?deal=d${TODAY - 1}`);
  const days = within(screen.getByRole('navigation', { name: 'Past matchdays' })).getAllByRole('link');
  expect(days.map((link) => link.getAttribute('href'))).toEqual([`/d/${TODAY - 2}`, '/matchdays', `/d/${TODAY}`]);
});

test('redirects the page of today to the hub while a fixture is open', async () => {
  await siteLedger.finish(roundEntry(`d${TODAY}/cups`));
  renderApp({ path: `/d/${TODAY}`, games });
  await screen.findByRole('heading', { level: 1, name: '2 games. One matchday.' });
});

test('ends a matchday with its score, last week and tomorrow, and shares it first', async () => {
  await siteLedger.finish(roundEntry(`d${TODAY - 7}/cups`, { outcome: 'lose' }));
  await siteLedger.finish(roundEntry(`d${TODAY}/cups`));
  await siteLedger.finish(roundEntry(`d${TODAY}/kits`));
  renderApp({ path: `/d/${TODAY}`, games });
  const whistle = (await screen.findByRole('heading', { name: 'Final whistle' })).closest('section')!;
  within(whistle).getByRole('img', { name: '2 won, 0 lost, 0 to play' });
  expect(within(whistle).getAllByRole('button')[0]!.textContent.trim()).toBe(`Share matchday ${TODAY}`);
  within(whistle).getByText('Last week: 0 won, 1 lost');
  within(whistle).getByText(`Tomorrow: matchday ${TODAY + 1}`);
  expect(screen.queryByText(/still be played/)).toBeNull();
  const results = screen.getAllByRole('link', { name: /^\d Game/ });
  expect(results.map((link) => link.getAttribute('href'))).toEqual([`/cups?deal=d${TODAY}`, `/kits?deal=d${TODAY}`]);
});

test('explains that a matchday has not begun', async () => {
  renderApp({ path: `/d/${TODAY + 3}`, games });
  await screen.findByText(/has not kicked off anywhere yet/);
});

test.each(['0', 'one', '1e3'])('shows no page for /d/%s', (text) => {
  renderApp({ path: `/d/${text}`, games });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
});

test('links the days so far in the calendar, with their results, and shows earlier months', async () => {
  await siteLedger.finish(roundEntry(`d${TODAY - 2}/cups`, { outcome: 'lose' }));
  renderApp({ path: '/matchdays', games });
  const month = within(await screen.findByRole('table', { name: 'November 2026' }));
  const links = month.getAllByRole('link');
  expect(links).toHaveLength(18);
  expect(links.at(-1)!.getAttribute('href')).toBe(`/d/${TODAY}`);
  expect(links.at(-1)!.textContent).toBe(`18Matchday ${TODAY}`);
  await month.findByText('Lost');
  for (let earlier = 0; earlier < 4; earlier++)
    fireEvent.click(screen.getByRole('button', { name: 'Show an earlier month' }));
  // The first matchday was June 30.
  const june = within(await screen.findByRole('table', { name: 'June 2026' }));
  expect(june.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/d/1']);
  expect(screen.queryByRole('button', { name: 'Show an earlier month' })).toBeNull();
});

test('begins the calendar with the month of the first matchday', async () => {
  vi.setSystemTime(new Date('2026-06-30T12:00:00'));
  renderApp({ path: '/matchdays', games });
  await screen.findByRole('table', { name: 'June 2026' });
  expect(screen.queryByRole('table', { name: 'May 2026' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show an earlier month' })).toBeNull();
});

test('redirects the address of a fixture to its game', async () => {
  renderApp({ path: `/d/${TODAY - 1}/kits`, games });
  await screen.findByRole('heading', { level: 1, name: 'Game kits' });
});
