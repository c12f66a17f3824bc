import {
  type FirstCard,
  isConsolePath,
  type Language,
  type OwnPage,
  ownPageAt,
  type SitePage,
} from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DayPage } from '../archive/DayPage.tsx';
import { AlbumPage } from '../album/AlbumPage.tsx';
import { ChallengePage } from '../challenge/ChallengePage.tsx';
import { ConsolePage } from '../console/ConsolePage.tsx';
import { FeedbackPage } from '../feedback/FeedbackPage.tsx';
import { CoveredPage } from '../figures/PageContent.tsx';
import { FirstCardContext } from '../hub/first-card.ts';
import { Hub } from '../hub/Hub.tsx';
import { hasLeague } from '../league/league-line.ts';
import { playSound } from '../sound/sound.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useClubName, useNationName } from '../i18n/translated-names.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PluginRoute } from '../game-page/PluginRoute.tsx';
import {
  applyPreferences,
  DEFAULT_PREFERENCES,
  movesFreely,
  type Preferences,
  PreferencesContext,
  savePreferences,
} from '../preferences/preferences.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { Toaster } from '../toasts/Toaster.tsx';
import { SilenceContext, useAnnouncer } from '../page/announcer.tsx';
import { DayContext } from '../page/day.ts';
import { Layout } from './Layout.tsx';
import { FirstHeadingContext } from '../page/PageHeading.tsx';
import { useHydrated } from '../page/use-hydrated.ts';

const SITE: Readonly<Record<SitePage, ReactNode>> = {
  home: <Hub />,
  matchdays: (
    <CoveredPage
      number={8}
      title="archive.title"
      about="archive.late"
      load={() => import('../archive/archive.lazy.tsx')}
    >
      {({ Months }) => <Months />}
    </CoveredPage>
  ),
  season: (
    <CoveredPage number={9} title="season.title" about="season.about" load={() => import('../season/Season.lazy.tsx')}>
      {({ Season }) => <Season />}
    </CoveredPage>
  ),
  album: <AlbumPage />,
  facts: (
    <CoveredPage number={4} title="facts.title" about="facts.about" load={() => import('../facts/Facts.lazy.tsx')}>
      {({ Facts }) => <Facts />}
    </CoveredPage>
  ),
  league: (
    <CoveredPage number={12} title="league.title" about="league.about" load={() => import('../league/League.lazy.tsx')}>
      {({ League }) => <League />}
    </CoveredPage>
  ),
  settings: <SettingsPage />,
  feedback: <FeedbackPage />,
};

/** Shows the page at the current address. The document of the site has no console, and the console's has only that. */
function PageHere({ isConsole }: Pick<AppProps, 'isConsole'>) {
  const { pathname } = useLocation();
  const page = ownPageAt(pathname);
  return isConsole ? consolePage(page, pathname) : sitePage(page);
}

function sitePage(page: OwnPage | undefined): ReactNode {
  switch (page?.kind) {
    case 'page':
      return SITE[page.page];
    case 'day':
    case 'fixture':
    case 'round':
    case 'result':
      return <DayPage subject={page} />;
    case 'challenge':
      return <ChallengePage subject={page} />;
    default:
      return <PluginRoute />;
  }
}

/** Never loads a game's code. */
function consolePage(page: OwnPage | undefined, path: string): ReactNode {
  if (page?.kind === 'console') return <ConsolePage page={page.page} />;
  return isConsolePath(path) ? <NotFoundPage /> : <FreshDocument />;
}

export interface AppProps {
  isConsole: boolean;
  /** The preferences of this browser; on the server, the defaults. */
  preferences: Preferences;
  /** The page's day in UTC, such as `2026-11-22`. */
  day: string;
  /** The card of that day; undefined if the page came without one. */
  card?: FirstCard | undefined;
}

/** The page below `#root`. Needs a router and `AppProviders` around it. */
export function App({ isConsole, preferences: initial, day, card }: AppProps) {
  const hydrated = useHydrated();
  const shownHeadings = useRef(0);
  const isFirstHeading = useCallback(() => (shownHeadings.current += 1) === 1, []);
  const { announce, silence, regions } = useAnnouncer();
  const { language } = useShellTexts();
  const access = usePreferenceAccess(initial, { language, hydrated });
  useLeagueExchange();
  const platform = usePlatform(announce, hydrated && movesFreely(access.preferences));
  // The same element as before, so that the page does not render again after hydration or with every announcement.
  const page = useMemo(
    () => (
      <SilenceContext value={silence}>
        <FirstHeadingContext value={isFirstHeading}>
          <DayContext value={day}>
            <FirstCardContext value={card}>
              <Layout>
                <PageHere isConsole={isConsole} />
              </Layout>
            </FirstCardContext>
          </DayContext>
        </FirstHeadingContext>
      </SilenceContext>
    ),
    [silence, day, card, isConsole, isFirstHeading],
  );
  return (
    <PlatformContext value={platform}>
      <PreferencesContext value={access}>
        {regions}
        {page}
        {hydrated && <Toaster />}
      </PreferencesContext>
    </PlatformContext>
  );
}

/** Exchanges results with the leagues of this browser, on every page. */
function useLeagueExchange(): void {
  useEffect(() => {
    if (!hasLeague()) return;
    import('../league/league-sync.lazy.ts').then(
      ({ followLedger }) => followLedger(),
      (error: unknown) => console.warn('The code for leagues could not be loaded', error),
    );
  }, []);
}

function usePlatform(announce: ReturnType<typeof useAnnouncer>['announce'], motion: boolean) {
  const { t, language } = useShellTexts();
  const nationName = useNationName(language);
  const clubName = useClubName(language);
  return useMemo(
    () => ({ t, language, announce, nationName, clubName, motion }),
    [t, language, announce, nationName, clubName, motion],
  );
}

/** The first render uses the defaults, as the server does. */
function usePreferenceAccess(initial: Preferences, { language, hydrated }: { language: Language; hydrated: boolean }) {
  const [ownPreferences, setPreferences] = useState(initial);
  const preferences = useMemo(
    () => (hydrated ? ownPreferences : { ...DEFAULT_PREFERENCES, language }),
    [hydrated, ownPreferences, language],
  );
  return useMemo(
    () => ({
      preferences,
      change(part: Partial<Preferences>) {
        const changed = { ...ownPreferences, ...part };
        savePreferences(part);
        applyPreferences(changed);
        if (part.sound === 'on') void playSound('right');
        // Set before a reload as well, because the browser restores the state of controls afterwards.
        setPreferences(changed);
        if (changed.language !== ownPreferences.language) location.reload();
      },
    }),
    [preferences, ownPreferences],
  );
}

/** Requests the address from the server: the console's document cannot show other pages. */
function FreshDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
