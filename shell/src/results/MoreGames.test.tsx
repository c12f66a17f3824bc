// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { seedRegistry } from '../plugins/registry.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { listing } from '../testing/listing.ts';
import { MoreGames } from './GameTiles.tsx';

const GAMES = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => listing(key, { isActive: key !== 'f' }));

afterEach(cleanup);

test.each<[string, string, string[]]>([
  ['the active games after it', 'a', ['b', 'c', 'd', 'e']],
  ['the first games after the last one', 'd', ['e', 'a', 'b', 'c']],
  ['the first games after a withdrawn one', 'x', ['a', 'b', 'c', 'd']],
])('after a round, offers %s', (_what, after, offered) => {
  const queryClient = createQueryClient();
  seedRegistry(queryClient, GAMES);
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={queryClient}>
      <MemoryRouter>
        <MoreGames after={after} />
      </MemoryRouter>
    </AppProviders>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(offered.map((key) => [`Game ${key}`, `/${key}`]));
});
