// @vitest-environment happy-dom
import type { FixtureResults } from '@soccer-legends/contracts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { OtherResults } from './OtherResults.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Shows a fixture of which the visitor won three of four rounds. */
function open(tally: FixtureResults['tally'], total = 4) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ tally, named: [] } satisfies FixtureResults));
  vi.stubGlobal('fetch', fetched);
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <OtherResults matchday={147} game="memo-game" own={{ won: 3, total }} />
    </AppProviders>,
  );
  return fetched;
}

const tally = { results: 100, won: 61, byRoundsWon: [5, 10, 24, 41, 20] };

test('shows how many visitors won, the number of rounds that half of them reached, and the distribution', async () => {
  open(tally);
  await screen.findByRole('heading', { name: en.others.title });
  screen.getByText('61% won this fixture. Half of them got at least 3 of 4.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '00 of 4: 5%',
    '11 of 4: 10%',
    '22 of 4: 24%',
    '33 of 4: 41%, your result',
    '44 of 4: 20%',
  ]);
});

test('has no chart for a fixture with many rounds', async () => {
  open(tally, 40);
  await screen.findByText(/^61% won this fixture/);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('renders nothing before there are enough results', async () => {
  const fetched = open(null);
  await vi.waitFor(() =>
    expect(fetched).toHaveBeenCalledWith('/api/matchdays/147/results/memo-game', expect.anything()),
  );
  expect(screen.queryByRole('heading')).toBeNull();
});
