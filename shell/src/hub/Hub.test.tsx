import { dateOfMatchday, type Matchday } from '@soccer-legends/contracts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { renderApp } from '../testing/render-app.tsx';
import { localMatchday } from '../matchday/calendar.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';

fakeIndexedDb();

const KEYS = ['cups', 'kits', 'goals', 'coaches'];
const games = KEYS.map((key) => listing(key));
let respond: (matchday: number) => Response;

beforeEach(() => {
  respond = (matchday) => Response.json(cardOf(matchday));
  vi.stubGlobal('fetch', async (address: string) => {
    const [, matchday] = /^\/api\/matchdays\/(\d+)$/.exec(address) ?? [];
    return matchday ? respond(Number(matchday)) : new Promise<Response>(() => undefined);
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function cardOf(matchday: number): Matchday {
  return {
    matchday,
    date: dateOfMatchday(matchday),
    open: { earliest: matchday - 1, latest: matchday + 1 },
    seed: 'secret',
    fixtures: KEYS.map((key) => ({ key, isCalledOff: key === 'coaches' })),
  };
}

const problem = (status: number, code: string) => Response.json({ code, message: '', requestId: '' }, { status });

const title = () => screen.getByText('Matchday').textContent;
const rows = () =>
  within(screen.getByRole('region', { name: 'Today’s fixtures' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows score, next fixture, streak and results of the day, and switches to a new day only on request', async () => {
  const today = localMatchday(new Date());
  const token = `d${today}`;
  await siteLedger.finish(roundEntry(`d${today - 1}/cups`));
  await siteLedger.finish(roundEntry(`${token}/cups`, { won: 1, total: 1, card: '2-6.noooo.hhhhh' }));
  await siteLedger.finish(roundEntry(`${token}/kits`, { outcome: 'lose', won: 4 }));
  renderApp({ games });
  await screen.findByRole('img', { name: '1 won, 1 lost, 1 to play' });
  expect(title()).toContain(`Matchday ${today} `);
  screen.getByText('1 still to play');
  expect(screen.getByText('days in a row').textContent).toBe('2 days in a row');
  screen.getByText('2 matchdays played · longest: 2. One fixture a day keeps your run.');
  expect(rows()).toEqual(
    expect.arrayContaining([
      '1 Game cups2/6WWon',
      '2 Game kits4/10LLost',
      '3 Game goalsNext up',
      '4 Game coachescalled off',
    ]),
  );
  const next = await screen.findByRole('link', { name: /^Play Game goals ?Fixture 3/ });
  expect(next.getAttribute('href')).toBe(`/goals?deal=${token}`);

  // Another tab finishes the last fixture.
  await act(() => siteLedger.finish(roundEntry(`${token}/goals`)));
  const share = await screen.findByRole('button', { name: /^Share matchday \d+ ?All played\. / });
  fireEvent.click(share);
  const dialog = await screen.findByRole('dialog', { name: `Share matchday ${today}` });
  const text = () => within(dialog).getByRole('textbox').textContent;
  expect(text()).toBe(
    `Soccer Legends · Matchday ${today}\n2 : 1 · 2 days in a row\n🟡🔴🟡⚪\n${location.origin}/d/${today}/r/wlw-`,
  );
  fireEvent.click(within(dialog).getByRole('radio', { name: 'In words' }));
  expect(text()).toBe(
    `Soccer Legends, matchday ${today}: 2 won, 1 lost. 2 days in a row.\n${location.origin}/d/${today}/r/wlw-`,
  );
  expect(screen.queryByRole('link', { name: /^Play Game goals/ })).toBeNull();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  fireEvent(document, new Event('visibilitychange'));
  const line = screen.getByText(`Matchday ${today + 1} is on.`, { exact: false });
  expect(title()).toContain(`Matchday ${today} `);
  fireEvent.click(within(line).getByRole('button', { name: 'Show' }));
  await screen.findByText('3 still to play');
  expect(title()).toContain(`Matchday ${today + 1} `);
});

test('keeps the fixture of the button while the button has the focus', async () => {
  // All tests of the page share one ledger, so this test uses a day without their results.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 });
  const today = localMatchday(new Date());
  renderApp({ games });
  const button = await screen.findByRole('link', { name: /^Play Game cups ?Fixture 1/ });
  act(() => button.focus());
  await act(() => siteLedger.finish(roundEntry(`d${today}/cups`)));
  await screen.findByText('2 still to play');
  expect(button.getAttribute('href')).toBe(`/cups?deal=d${today}`);
  act(() => button.blur());
  await screen.findByRole('link', { name: /^Play Game kits ?Fixture 2/ });
  expect(button.getAttribute('href')).toBe(`/kits?deal=d${today}`);
});

test('calls off the fixture of a game that is switched off after the card was read', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 86_400_000 });
  renderApp({ games: games.map((game) => ({ ...game, isActive: game.key !== 'cups' })) });
  await screen.findByRole('link', { name: /^Play Game kits ?Fixture 2/ });
  screen.getByText('2 still to play');
  expect(rows()).toEqual(expect.arrayContaining(['1 Game cupscalled off', '2 Game kitsNext up']));
});

test('loads the latest stickers when the link to the album comes into view', async () => {
  let reportInView = () => undefined as void;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reportInView = () => report([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    const slots = [
      { id: 7, name: 'Luca Vidal', photo: null },
      { id: 8, name: 'Marco Rossi', photo: null },
    ];
    return path === '/api/album' ? Response.json([{ nation: 'FRA', slots }]) : new Promise<Response>(() => undefined);
  });
  await siteLedger.finish(roundEntry('d1/cups', { met: [[8, 1]] }));
  renderApp({ games });
  const link = await screen.findByRole('link', { name: /^Your album ?Name a player right/ });
  expect(requested).not.toContain('/api/album');
  act(reportInView);
  await within(link).findByText('1 of 2');
  expect(link.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/player\/8\.svg/);
});

test('loads a failed card again on request', async () => {
  respond = () => problem(500, 'internal');
  renderApp({ games });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  respond = (matchday) => Response.json(cardOf(matchday));
  fireEvent.click(retry);
  await screen.findByText('3 still to play');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('offers no retry for a matchday that has not begun', async () => {
  respond = () => problem(425, 'deal.notBegun');
  renderApp({ games });
  await screen.findByText(/has not kicked off anywhere/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['the date of the device has not begun anywhere', () => problem(425, 'deal.notBegun'), /has not kicked off anywhere/],
  ['the server fails', () => problem(500, 'internal'), 'The matchday could not be loaded.'],
])('explains that %s', async (_title, answer, text) => {
  respond = answer;
  renderApp({ games });
  await screen.findByText(text);
  expect(screen.getByRole('link', { name: /^Play Game .*Today’s pick/ }).getAttribute('href')).not.toContain('deal=');
});
