// @vitest-environment happy-dom
import type { Matchday } from '@soccer-legends/contracts';
import { accept } from '@soccer-legends/game-sdk';
import { PlatformContext, type Resumable } from '@soccer-legends/game-sdk/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { fragmentOf } from '../challenge/challenge-link.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { matchdayQuery } from '../matchday/matchday-query.ts';
import { RoundToolsContext } from '../play/GameOver.tsx';
import { keepRecording } from '../recordings/packed-recording.lazy.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { seedRegistry } from '../plugins/registry.ts';
import { PreferencesContext } from '../preferences/preferences.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { listing } from '../testing/listing.ts';
import { TEST_PLATFORM, TEST_PREFERENCES } from '../testing/platform.ts';
import { SharedFrame } from './SharedFrame.tsx';

const CARD: Matchday = {
  ...{ matchday: 147, date: '2026-11-23', open: { earliest: 147, latest: 147 }, seed: 'secret' },
  fixtures: ['cups', 'kits'].map((key) => ({ key, isCalledOff: false })),
};
/** A game whose round ends after three moves. */
const LOADED = {
  listing: listing('cups'),
  texts: {},
  game: {
    manifest: { key: 'cups', version: '1.0.0' },
    intro: { howToPlay: [] },
    deal: () => Promise.resolve('deal'),
    rules: {
      start: () => '',
      play: (state: string, move: string) => accept(state + move),
      status: ({ length }: string) =>
        length < 3
          ? { phase: 'open' }
          : { phase: 'over', result: { outcome: 'win', score: 50, roundsWon: 2, roundsTotal: 3 } },
      legalMoves: () => [],
    },
    View: () => null,
  },
} as unknown as LoadedGame;
const ID = 'd147/cups';
const FINISHED = roundEntry(ID, { won: 2, total: 3, score: 50 });
const PLAYED: Resumable = {
  ...{ version: '1.0.0', options: {}, savedAt: 0 },
  game: { deal: 'deal', seed: 1, moves: ['a', 'b', 'c'], times: [0, 100, 200], timers: {}, timeScale: 1 },
};

fakeIndexedDb();

/** Opens the fixture without a connection, with a card that was fetched long ago or with none. */
async function openOffline(card: Matchday | undefined, link = ''): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const queryClient = createQueryClient();
  const { queryKey } = matchdayQuery(CARD.matchday);
  seedRegistry(queryClient, [listing('cups'), listing('kits')]);
  if (card) queryClient.setQueryData(queryKey, card, { updatedAt: 1 });
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={queryClient}>
      <MemoryRouter initialEntries={[`/cups?deal=d147${link}`]}>
        <PreferencesContext value={TEST_PREFERENCES}>
          <PlatformContext value={TEST_PLATFORM}>
            <RoundToolsContext value={({ game }) => <p>Moves: {game.moves.join('')}</p>}>
              <SharedFrame name="Cups" loaded={LOADED} token="d147" />
            </RoundToolsContext>
          </PlatformContext>
        </PreferencesContext>
      </MemoryRouter>
    </AppProviders>,
  );
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
}

beforeEach(() => siteLedger.clear());
afterEach(() => void vi.useRealTimers());

async function openFinished(card: Matchday | undefined = CARD): Promise<void> {
  await siteLedger.finish(FINISHED);
  await openOffline(card);
}

test('shows a fixture whose card is known, even if the card cannot be fetched again', async () => {
  await openFinished();
  await screen.findByRole('heading', { level: 1, name: en.results.win });
  expect(screen.getByText(en.results.score).parentElement!.textContent).toBe('Score50');
  for (const name of [en.share.share, en.challenge.challenge]) screen.getByRole('button', { name });
  screen.getByRole('link', { name: `${en.matchday.nextOfPast.replace('{matchday}', '147')} Game kits` });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows a finished fixture in a second tab, too', async () => {
  const request = (_name: string, { ifAvailable = false }: LockOptions, hold: LockGrantedCallback<void>) =>
    ifAvailable ? Promise.resolve(hold(null)) : new Promise(() => undefined);
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  await openFinished();
  await screen.findByRole('heading', { level: 1, name: en.results.win });
  expect(screen.queryByText(en.matchday.elsewhere)).toBeNull();
});

test('says that the site did not answer if the card is unknown', async () => {
  await openOffline(undefined);
  expect((await screen.findByRole('alert')).textContent).toBe(en.play.noAnswer);
  screen.getByRole('button', { name: en.play.retry });
});

test('replays a finished fixture from the moves in the ledger after its deal was deleted', async () => {
  await keepRecording(FINISHED, PLAYED);
  await openFinished();
  await screen.findByText('Moves: abc');
});

test.each([
  ['whose moves were not stored', undefined],
  ['whose moves no longer give its result', { ...PLAYED, game: { ...PLAYED.game, moves: ['a', 'b'], times: [0, 1] } }],
])('shows the result in the ledger of a finished fixture %s', async (_what, played) => {
  if (played) await keepRecording(FINISHED, played);
  await openFinished();
  await screen.findByRole('heading', { level: 1, name: en.results.win });
  expect(screen.queryByText(/^Moves/)).toBeNull();
});

test('asks before it shows a friend’s round of an unplayed fixture, which then no longer counts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${CARD.date}T12:00:00`) });
  await keepRecording(FINISHED, PLAYED);
  const link = fragmentOf(FINISHED, await siteLedger.recording(ID));
  await siteLedger.clear();
  await openOffline(CARD, link);
  fireEvent.click(await screen.findByRole('button', { name: en.replay.watch }));
  screen.getByText(en.replay.spoils);
  expect(await siteLedger.running(ID)).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: en.replay.watchAnyway }));
  await screen.findByRole('slider', { name: en.replay.axis });
  expect(await siteLedger.running(ID)).toMatchObject({ late: true });
  fireEvent.click(screen.getByRole('button', { name: en.ui.close }));
  await screen.findByText(new RegExp(en.replay.watched));
});
