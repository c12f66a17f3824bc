// @vitest-environment happy-dom
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { CoveredPage } from '../figures/PageContent.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { localMatchday } from '../matchday/calendar.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { FakeLeagues } from '../testing/fake-leagues.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { storeEntry } from './league-exchange.ts';
import { leagueKeysOf } from './league-keys.ts';
import { League } from './League.lazy.tsx';
import { changeLeague, readLeagues } from './league-store.ts';
import { exchangeAll } from './league-sync.lazy.ts';
import { startLeague } from './leagues-here.ts';

fakeIndexedDb();

const CODE = '4T9W8MPX2HQC';
const TODAY = localMatchday(new Date());
let server: FakeLeagues;

beforeEach(async () => {
  server = new FakeLeagues();
  for (const { code } of await readLeagues()) await changeLeague(code, () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => Promise.resolve({});

function open(code = ''): void {
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={TEST_PLATFORM}>
        <MemoryRouter initialEntries={[`/l${code && `#${code}`}`]}>
          <CoveredPage number={12} title="league.title" about="league.about" load={load}>
            {() => <League />}
          </CoveredPage>
        </MemoryRouter>
      </PlatformContext>
    </AppProviders>,
  );
}

async function fill(members: number): Promise<void> {
  const keys = await leagueKeysOf(CODE);
  for (let member = 0; member < members; member += 1) {
    const id = String(member).padStart(16, '0');
    await storeEntry(keys, { member: id, at: member, name: `Member ${member}`, league: 'Sunday league', rounds: [] });
  }
}

test('without HTTPS, the league page says why it has no leagues', async () => {
  vi.stubGlobal('crypto', {});
  open();
  await screen.findByText(en.league.insecure);
});

test('a visitor who starts a league by a double click has one league, is in its table and sees its code', async () => {
  open();
  fireEvent.change(await screen.findByLabelText(en.league.name), { target: { value: 'Sunday league' } });
  fireEvent.change(screen.getByLabelText(en.league.yourName), { target: { value: '<b>' } });
  fireEvent.click(screen.getByRole('button', { name: en.league.start }));
  screen.getByText(en.league.names);
  fireEvent.change(screen.getByLabelText(en.league.yourName), { target: { value: 'Mira' } });
  fireEvent.click(screen.getByRole('button', { name: en.league.start }));
  fireEvent.click(screen.getByRole('button', { name: en.league.start }));
  await screen.findByRole('heading', { name: 'Sunday league' });
  expect(await readLeagues()).toHaveLength(1);
  screen.getByRole('rowheader', { name: /^You/ });
  screen.getByText(en.league.only);
  screen.getByText(/^\w{4}-\w{4}-\w{4}$/);
});

test('a visitor can copy the code of a league', async () => {
  const code = await startLeague({ league: 'Sunday league', name: 'Mira' }, TODAY);
  open(code);
  fireEvent.click(await screen.findByRole('button', { name: en.league.copy }));
  const shown = screen.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent;
  await vi.waitFor(async () => expect(await navigator.clipboard.readText()).toBe(shown));
});

test('without a connection, the league page says so and shows the stored table', async () => {
  server.isReachable = false;
  const code = await startLeague({ league: 'Sunday league', name: 'Mira' }, TODAY);
  open(code);
  await screen.findByText(en.league.offline);
  screen.getByRole('rowheader', { name: /^You/ });
});

test('the page of an unknown code says so, and another code can be entered', async () => {
  open(CODE);
  await screen.findByText(en.league.unknown);
  fireEvent.change(screen.getByLabelText(en.league.code), { target: { value: 'too short' } });
  fireEvent.click(screen.getByRole('button', { name: en.league.look }));
  screen.getByText(en.season.codeMistyped);
});

test('a visitor can join a full league only as one of its members', async () => {
  await fill(12);
  open(CODE);
  await screen.findByText(en.league.fullText);
  expect(screen.queryByRole('button', { name: en.league.join })).toBeNull();
  fireEvent.change(screen.getByLabelText(en.league.yourName), { target: { value: 'Member 7' } });
  fireEvent.click(screen.getByRole('button', { name: en.league.itIsMe }));
  await screen.findByRole('table');
  expect(screen.getAllByRole('rowheader')).toHaveLength(12);
});

test('the page of a league with a new code says that the old code was replaced', async () => {
  const code = await startLeague({ league: 'Sunday league', name: 'Mira' }, TODAY);
  await exchangeAll();
  server.leagues.set((await leagueKeysOf(code)).id, { entries: [], isReplaced: true });
  open(code);
  await screen.findByText(en.league.replacedText);
  fireEvent.click(screen.getByRole('button', { name: en.league.remove }));
  await screen.findByLabelText(en.league.name);
});

test('a visitor who leaves a league keeps it on the device and can join again', async () => {
  const code = await startLeague({ league: 'Sunday league', name: 'Mira' }, TODAY);
  open(code);
  fireEvent.click(await screen.findByText(en.league.this));
  fireEvent.click(screen.getByRole('button', { name: en.league.leave }));
  fireEvent.click(screen.getAllByRole('button', { name: en.league.leave }).at(-1)!);
  await screen.findByText(en.league.leftText);
  fireEvent.click(screen.getByRole('button', { name: en.league.joinAgain }));
  await screen.findByRole('table');
});
