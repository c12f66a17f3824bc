import { dateOfMatchday, type Matchday } from '@soccer-legends/contracts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { renderApp } from '../testing/render-app.tsx';
import { localMatchday } from './calendar.ts';
import { siteLedger } from './site-ledger.ts';
import { roundEntry } from './test-rounds.ts';

useFakeIndexedDb();

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
    fixtures: KEYS.map((key) => ({ key, isCalledOff: key === 'coaches' })),
  };
}

const problem = (status: number, code: string) => Response.json({ code, message: '', requestId: '' }, { status });

test('shows score, next fixture, run and results of the day, and the new day only on request', async () => {
  const today = localMatchday(new Date());
  const token = `d${today}`;
  await siteLedger.finish(roundEntry(`d${today - 1}/cups`));
  await siteLedger.finish(roundEntry(`${token}/cups`));
  await siteLedger.finish(roundEntry(`${token}/kits`, { outcome: 'lose' }));
  renderApp({ games });
  await screen.findByRole('heading', { level: 2, name: `Matchday ${today}` });
  screen.getByRole('img', { name: '1 won, 1 lost, 1 to play' });
  screen.getByText('1 still to play');
  screen.getByText('2 matchdays played · 2 days in a row · longest: 2');
  const fixtures = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(fixtures).toEqual(expect.arrayContaining(['Game cupsWWon', 'Game kitsLLost', 'Game coachescalled off']));
  const next = screen.getByRole('link', { name: 'Play Game goals' });
  expect(next.getAttribute('href')).toBe(`/goals?deal=${token}`);

  // Another tab finishes the last fixture.
  await act(() => siteLedger.finish(roundEntry(`${token}/goals`)));
  await screen.findByText(/^All played/);
  expect(screen.queryByRole('link', { name: 'Play Game goals' })).toBeNull();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  fireEvent(document, new Event('visibilitychange'));
  const line = screen.getByText(`Matchday ${today + 1} is on.`, { exact: false });
  screen.getByRole('heading', { level: 2, name: `Matchday ${today}` });
  fireEvent.click(within(line).getByRole('button', { name: 'Show' }));
  await screen.findByRole('heading', { level: 2, name: `Matchday ${today + 1}` });
  screen.getByText('3 still to play');
});

test.each([
  ['the date of the device has not begun anywhere', () => problem(425, 'deal.notBegun'), /has not kicked off anywhere/],
  ['the server fails', () => problem(500, 'internal'), 'The matchday could not be loaded.'],
])('explains that %s', async (_title, answer, text) => {
  respond = answer;
  renderApp({ games });
  await screen.findByText(text);
});
