// @vitest-environment happy-dom
import type { Matchday } from '@soccer-legends/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { siteLedger } from '../ledger/site-ledger.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { readFriendDays } from '../matchday/friend-day.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { renderApp } from '../testing/render-app.tsx';
import { roundEntry } from '../testing/rounds.ts';
// Loads the lazy part first: on a busy machine, its import takes longer than the tests wait.
import './archive.lazy.tsx';

const KEYS = ['cups', 'kits', 'goals', 'flags'];
const TODAY = localMatchday(new Date('2026-11-23T12:00:00'));

fakeIndexedDb();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00') });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

async function open(result: string, own: Record<string, 'win' | 'lose'> = {}, matchday = TODAY): Promise<void> {
  const card: Matchday = {
    ...{ matchday, date: '2026-11-23', open: { earliest: TODAY, latest: TODAY }, seed: 'secret' },
    fixtures: KEYS.map((key) => ({ key, isCalledOff: false })),
  };
  vi.stubGlobal('fetch', async () => Response.json(card));
  for (const [game, outcome] of Object.entries(own))
    await siteLedger.finish(roundEntry(`d${matchday}/${game}`, { outcome }));
  renderApp({ path: `/d/${matchday}/r/${result}`, games: KEYS.map((key) => listing(key)) });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a shared day shows the friend’s result first, a button to beat it, and the friend’s outcome beside each fixture', async () => {
  await open('wwl-');
  await heading(en.shared.title);
  screen.getByRole('img', { name: 'Your friend: 2 won, 1 lost, 1 to play' });
  expect((await screen.findByRole('link', { name: /^Beat 2/ })).getAttribute('href')).toBe(`/cups?deal=d${TODAY}`);
  const rows = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Your friend (\w)/.exec(textContent)?.[1]);
  expect(rows).toEqual(['W', 'W', 'L', undefined]);
  screen.getByText(en.shared.unchecked);
});

test.each([
  ['wwww', 'Match 4'],
  ['llll', en.shared.winOne],
])('a shared day whose result is %s has the button “%s”', async (result, label) => {
  await open(result);
  await screen.findByRole('link', { name: new RegExp(`^${label}`) });
});

test.each<[string, Record<string, 'win' | 'lose'>, string]>([
  ['wwl-', { cups: 'win' }, '2 more to beat 2'],
  ['wwl-', { cups: 'lose', kits: 'lose' }, '2 is out of reach. Play on.'],
  ['wwl-', { cups: 'win', kits: 'win', goals: 'win', flags: 'lose' }, en.challenge.ahead],
  ['wwww', { cups: 'win', kits: 'win', goals: 'win', flags: 'lose' }, en.challenge.behind],
  ['wwll', { cups: 'lose', kits: 'win', goals: 'win', flags: 'lose' }, en.challenge.level],
])(
  'a shared day with a friend’s result %s and the visitor’s results %j has the title “%s”',
  async (result, own, title) => {
    await open(result, own);
    await heading(title);
    expect(screen.getAllByRole('img', { name: /won/ })).toHaveLength(2);
  },
);

test('the visitor’s own link is not compared with itself, and is not stored as a friend’s result', async () => {
  await open('wl--', { cups: 'win', kits: 'lose' });
  await heading(en.shared.own);
  screen.getByText(new RegExp(en.shared.ownHelp));
  screen.getByRole('img', { name: 'You: 1 won, 1 lost, 2 to play' });
  expect(screen.queryByLabelText(en.shared.nameFriend)).toBeNull();
  expect(screen.queryByText(/Your friend/)).toBeNull();
  expect(readFriendDays(TODAY)).toEqual([]);
});

test('without a connection, a shared day that is not on the device says so and stores the friend’s result', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderApp({ path: `/d/${TODAY}/r/wwl-`, games: KEYS.map((key) => listing(key)) });
  await screen.findByText(en.shared.offline);
  await vi.waitFor(() => expect(readFriendDays(TODAY)).toEqual([{ matchday: TODAY, result: 'wwl-' }]));
});

test('a friend’s link to a past matchday says that its rounds do not count for the visitor’s run', async () => {
  await open('wl', {}, TODAY - 3);
  await screen.findByText(new RegExp(en.shared.past.slice(0, 20)));
});

test('the friend’s name stays in this browser until the day ends, and is never part of the link', async () => {
  await open('wwww', { cups: 'win', kits: 'win', goals: 'win', flags: 'lose' });
  const field = await screen.findByLabelText(en.shared.nameFriend);
  fireEvent.change(field, { target: { value: '<b>Mira</b>' } });
  fireEvent.click(screen.getByRole('button', { name: en.shared.save }));
  fireEvent.change(field, { target: { value: ' Mira ' } });
  fireEvent.click(screen.getByRole('button', { name: en.shared.save }));
  await heading('Mira is ahead');
  expect(readFriendDays(TODAY)).toEqual([{ matchday: TODAY, result: 'wwww', name: 'Mira' }]);
  expect(readFriendDays(TODAY + 1)).toEqual([]);
});

test('the hub shows the friend’s wire below the visitor’s own', async () => {
  localStorage.setItem('sl:friend', JSON.stringify([{ matchday: TODAY, result: 'wl', name: '<i>' }]));
  await open('wl');
  await heading(en.shared.title);
  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /Soccer Legends/ }));
  await screen.findByRole('img', { name: 'Your friend: 1 won, 1 lost, 0 to play' });
});
