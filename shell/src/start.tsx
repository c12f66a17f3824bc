import { gameAtPath, type FirstCard, type GameListing } from '@soccer-legends/contracts';
import { installGamePages, restoreReplacedText } from '@soccer-legends/game-sdk/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { today } from './page/day.ts';
import { Hydrated, takeEarlyPress, watchEarlyInput } from './app/early-input.ts';
import { pageTexts } from './app/page-texts.tsx';
import { consoleFiles } from './console/console-document.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { sendHealthReports } from './plugins/health-reports.ts';
import { runsInDocument } from './plugins/load-game.ts';
import { followRegistry, seedRegistry } from './plugins/registry.ts';
import { retryPictures } from './pictures/retry-pictures.ts';
import { applyPreferences, type Preferences, readPreferences, saveLanguageCookie } from './preferences/preferences.ts';
import { prepareFrame, preloadInFrame } from './sandbox/sandbox-frame.ts';
import { queryClient } from './queries/query-client.ts';
import { clientReports } from './reports/client-reports.ts';
import { watchPage } from './reports/watch-page.ts';

const isConsole = consoleFiles !== undefined;

/** Hydrates the page that the server rendered, or renders it if there is none. */
export async function start(): Promise<void> {
  const page = document.getElementById('root')!;
  restoreReplacedText();
  const enterAgain = watchEarlyInput(page);
  watchPage();
  retryPictures();
  restyleAfterResize();
  installGamePages();
  const preferences = readPreferences();
  const { language } = preferences;
  const isServersLanguage = document.documentElement.lang === language;
  if (!isServersLanguage) saveLanguageCookie(language);
  applyPreferences(preferences);
  const listings = inlined<GameListing[]>('registry');
  if (listings) openRegistry(listings);
  addEventListener('pagehide', sendHealthReports);
  const canHydrate = listings !== undefined && isServersLanguage && page.hasChildNodes();
  if (canHydrate && !isConsole) prepareShownGame(listings);

  // The hub shows the visitor's own day with this code. It loads while the texts load, instead of after the first render.
  if (location.pathname === '/') import('./game-page/matchday.lazy.tsx').catch(() => undefined);
  const i18n = createI18n(language, await pageTexts(page, language));
  const pressAgain = takeEarlyPress(page);
  const onHydrated = (): void => {
    enterAgain();
    pressAgain();
    // The console's document shows no game, so it ignores changes of the registry.
    if (!isConsole) followRegistry(queryClient);
  };
  const app = (
    <AppProviders i18n={i18n} queryClient={queryClient}>
      <Site preferences={preferences} onHydrated={onHydrated} />
    </AppProviders>
  );
  // A transition renders in small steps, so the page stays usable.
  startTransition(() => {
    if (canHydrate) hydrateRoot(page, app, { onCaughtError });
    else createRoot(page, { onCaughtError }).render(app);
  });
}

interface SiteProps {
  preferences: Preferences;
  onHydrated(): void;
}

function Site({ preferences, onHydrated }: SiteProps) {
  return (
    <BrowserRouter>
      <Hydrated onHydrated={onHydrated}>
        <App
          isConsole={isConsole}
          preferences={preferences}
          day={document.documentElement.dataset['day'] ?? today()}
          card={inlined<FirstCard>('card')}
        />
      </Hydrated>
    </BrowserRouter>
  );
}

function openRegistry(listings: readonly GameListing[]): void {
  seedRegistry(queryClient, listings);
  replaceAlias(listings);
}

function inlined<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
}

/** The server renders a game at its key as well. Replaces that address with the game's route before React reads it. */
function replaceAlias(listings: readonly GameListing[]): void {
  const game = gameAtPath(location.pathname, listings);
  if (game && game.route !== location.pathname) history.replaceState(history.state, '', game.route);
}

/** Prepares the frame of the game at this address while the texts load, instead of after the first render. */
function prepareShownGame(listings: readonly GameListing[]): void {
  const game = gameAtPath(location.pathname, listings);
  if (!game?.sandbox || !runsInDocument(game)) return;
  prepareFrame(game.sandbox.frame);
  preloadInFrame(game.sandbox);
}

/** The error is reported even though an error boundary contained it. */
function onCaughtError(error: unknown): void {
  console.error(error);
  clientReports.noteError(error);
}

/**
 * Keeps the styles right after a resize in WebKit. It does not evaluate `@media` again if the page has viewport units
 * and `@container`. Assigning the adopted style sheets makes it evaluate all rules; at least one must exist.
 */
function restyleAfterResize(): void {
  document.adoptedStyleSheets.push(new CSSStyleSheet());
  addEventListener('resize', () => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets];
  });
}
