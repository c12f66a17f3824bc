import type { GameListing } from '@soccer-legends/contracts';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { seedRegistry } from '../plugins/registry.ts';
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts';
import { createQueryClient } from '../queries/query-client.ts';

export function renderApp({ path = '/', games = [] as readonly GameListing[] } = {}) {
  const queryClient = createQueryClient();
  seedRegistry(queryClient, games);
  const page = render(
    <AppProviders i18n={createI18n('en', en)} queryClient={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <App isConsole={false} preferences={DEFAULT_PREFERENCES} day="2026-11-22" />
      </MemoryRouter>
    </AppProviders>,
  );
  return { ...page, queryClient };
}
