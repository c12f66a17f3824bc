import type { GameListing } from '@soccer-legends/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { App } from './app/App.tsx';
import { keepFocus } from './app/kept-focus.ts';
import { Standing } from './app/Standing.tsx';
import { consoleFiles } from './console/console-document.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { sendHealthReports } from './plugins/health-reports.ts';
import { followRegistry, seedRegistry } from './plugins/registry.ts';
import { queryClient } from './queries/query-client.ts';
import { applyPreferences, readPreferences } from './preferences/preferences.ts';
import { noteError } from './reports/client-reports.ts';
import { watchPage } from './reports/watch-page.ts';

/** Puts the shell in the place of what the server has sent. */
export function start(): void {
  watchPage();
  const preferences = readPreferences();
  applyPreferences(preferences);
  const registry = document.getElementById('registry')?.textContent;
  if (registry) seedRegistry(queryClient, JSON.parse(registry) as GameListing[]);
  // The console's document shows no game.
  if (consoleFiles === undefined) followRegistry(queryClient);
  addEventListener('pagehide', sendHealthReports);
  void loadTexts(preferences.language).then((texts) => {
    const i18n = createI18n(preferences.language, texts);
    const page = document.getElementById('root')!;
    const giveBackFocus = keepFocus(page);
    const root = createRoot(page, { onCaughtError });
    // What the server sent stays until the page is ready, and can be used while React works at it in small steps.
    startTransition(() =>
      root.render(
        <Standing onStanding={giveBackFocus}>
          <I18nextProvider i18n={i18n}>
            <QueryClientProvider client={queryClient}>
              <App preferences={preferences} />
            </QueryClientProvider>
          </I18nextProvider>
        </Standing>,
      ),
    );
  });
}

/** What a boundary keeps from the rest of the page has gone wrong all the same. */
function onCaughtError(fault: unknown): void {
  console.error(fault);
  noteError(fault);
}
