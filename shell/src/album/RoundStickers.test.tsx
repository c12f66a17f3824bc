import type { AlbumSpread } from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { entryOf } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
// Loads the lazy part first: on a busy machine, the component's own import takes longer than the tests wait.
import './new-stickers.lazy.tsx';
import { RoundStickers } from './RoundStickers.tsx';

fakeIndexedDb();
afterEach(cleanup);

const ALBUM: AlbumSpread[] = [
  {
    nation: 'FRA',
    slots: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eli', 'Fay', 'Gus'].map((name, index) => ({
      id: index + 1,
      name,
      photo: null,
    })),
  },
];
const game = { key: 'cups', version: '1.0.0' };

const fetched = vi.fn((path: string) =>
  path === '/api/album' ? Promise.resolve(Response.json(ALBUM)) : new Promise(() => undefined),
);
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

const resultOf = (...named: number[]): GameResult => ({
  outcome: 'win',
  score: 10,
  roundsWon: 1,
  roundsTotal: 2,
  named,
  history: [{ correctAnswer: 'Cleo', playerAnswer: 'Ben', isCorrect: false, about: { player: 3 } }],
});

const finish = (id: string, result: GameResult, at: number) =>
  siteLedger.finish(entryOf({ id, game, result, relaxed: false, late: false }, new Date(at)));

function show(result: GameResult) {
  return render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <MemoryRouter>
        <PlatformContext value={TEST_PLATFORM}>
          <RoundStickers result={result} />
        </PlatformContext>
      </MemoryRouter>
    </AppProviders>,
  );
}

test('shows the stickers that a round added to the album, once the ledger has the round', async () => {
  await finish('d1/cups', resultOf(1), 1);
  const result = resultOf(1, 2);
  show(result);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
  await act(() => finish('d2/cups', result, Date.now()));
  await screen.findByRole('heading', { name: '1 new sticker' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ben']);
  screen.getByRole('link', { name: 'Your album · 2 of 7' });
});

test.each([
  [6, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eli', 'Fay']],
  [7, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eli', '+2']],
])('shows %i new stickers in six places', async (count, places) => {
  const result = resultOf(...Array.from({ length: count }, (_, index) => index + 1));
  show(result);
  await act(() => finish('d3/cups', result, Date.now()));
  await screen.findByRole('heading', { name: `${count} new stickers` });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(places);
});

test('does not request the album for a round that named no player', () => {
  show(resultOf());
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading')).toBeNull();
});
