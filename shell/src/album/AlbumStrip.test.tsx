import type { AlbumSpread } from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { AlbumStrip } from './AlbumStrip.lazy.tsx';

fakeIndexedDb();

const ALBUM: AlbumSpread[] = [
  { nation: 'FRA', slots: [1, 2, 3].map((id) => ({ id, name: `Player ${id}`, photo: null })) },
];
const fetched = vi.fn(() => Promise.resolve(Response.json(ALBUM)));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const named = (id: string, at: Date, player: number) =>
  siteLedger.finish(roundEntry(id, { at: at.getTime(), met: [[player, 1]] }));

function show() {
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={TEST_PLATFORM}>
        <AlbumStrip count={8} empty={<p>No stickers</p>} />
      </PlatformContext>
    </AppProviders>,
  );
}

test('shows the empty strip, without requesting the album, before a player was named', async () => {
  await siteLedger.finish(roundEntry('d147/cups', { met: [[1, 0]] }));
  show();
  await act(() => siteLedger.rounds());
  screen.getByText('No stickers');
  expect(fetched).not.toHaveBeenCalled();
});

test('counts the stickers, and those that are new since midnight', async () => {
  await named('d146/cups', new Date(2026, 10, 22, 23, 59), 1);
  await named('d147/cups', new Date(2026, 10, 23, 0, 0), 2);
  show();
  await screen.findByText('2 of 3 · 1 new today');
});

test('does not mention new stickers on a day without any', async () => {
  await named('d146/cups', new Date(2026, 10, 22, 23, 59), 1);
  show();
  await screen.findByText('1 of 3');
});
