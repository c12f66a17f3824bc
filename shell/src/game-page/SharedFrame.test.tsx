// @vitest-environment happy-dom
import type { Matchday } from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { matchdayQuery } from '../matchday/matchday-query.ts';
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
const LOADED = {
  listing: listing('cups'),
  texts: {},
  game: { manifest: { version: '1.0.0' } },
} as unknown as LoadedGame;

fakeIndexedDb();

/** Opens a finished fixture without a connection. The card was fetched long ago, or never. */
async function openOffline(card: Matchday | undefined): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await siteLedger.finish(roundEntry('d147/cups', { won: 2, total: 3, score: 50 }));
  const queryClient = createQueryClient();
  const { queryKey } = matchdayQuery(CARD.matchday);
  seedRegistry(queryClient, [listing('cups'), listing('kits')]);
  if (card) queryClient.setQueryData(queryKey, card, { updatedAt: 1 });
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={queryClient}>
      <MemoryRouter>
        <PreferencesContext value={TEST_PREFERENCES}>
          <PlatformContext value={TEST_PLATFORM}>
            <SharedFrame name="Cups" loaded={LOADED} token="d147" />
          </PlatformContext>
        </PreferencesContext>
      </MemoryRouter>
    </AppProviders>,
  );
  await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('error'));
}

test('shows a fixture whose card is known, even if the card cannot be fetched again', async () => {
  await openOffline(CARD);
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
  await openOffline(CARD);
  await screen.findByRole('heading', { level: 1, name: en.results.win });
  expect(screen.queryByText(en.matchday.elsewhere)).toBeNull();
});

test('says that the site did not answer if the card is unknown', async () => {
  await openOffline(undefined);
  expect((await screen.findByRole('alert')).textContent).toBe(en.play.noAnswer);
  screen.getByRole('button', { name: en.play.retry });
});
