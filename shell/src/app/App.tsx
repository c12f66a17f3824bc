import type { FirstCard, Language } from '@soccer-legends/contracts';
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DayPage } from '../archive/DayPage.tsx';
import { MatchdaysPage } from '../archive/MatchdaysPage.tsx';
import { AlbumPage } from '../album/AlbumPage.tsx';
import { ChallengePage } from '../challenge/ChallengePage.tsx';
import { ConsolePage } from '../console/ConsolePage.tsx';
import { FeedbackPage } from '../feedback/FeedbackPage.tsx';
import { FirstCardContext } from '../hub/first-card.ts';
import { Hub } from '../hub/Hub.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useNationName } from '../i18n/nation-names.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PluginRoute } from '../game-page/PluginRoute.tsx';
import { PreferencesContext } from '../preferences/context.ts';
import {
  applyPreferences,
  DEFAULT_PREFERENCES,
  movesFreely,
  type Preferences,
  savePreferences,
} from '../preferences/preferences.ts';
import { SeasonPage } from '../season/SeasonPage.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { Toaster } from '../toasts/Toaster.tsx';
import { SilenceContext, useAnnouncer } from '../page/announcer.tsx';
import { DayContext } from '../page/day.ts';
import { Layout } from './Layout.tsx';
import { HeadingShownContext } from '../page/PageHeading.tsx';
import { useHydrated } from '../page/use-hydrated.ts';

const SITE = (
  <>
    <Route index element={<Hub />} />
    <Route path="matchdays" element={<MatchdaysPage />} />
    <Route path="d/:matchday" element={<DayPage />} />
    <Route path="d/:matchday/:game" element={<DayPage />} />
    <Route path="d/:matchday/r/:result" element={<DayPage />} />
    <Route path="c/:token/:game" element={<ChallengePage />} />
    <Route path="album" element={<AlbumPage />} />
    <Route path="season" element={<SeasonPage />} />
    <Route path="settings" element={<SettingsPage />} />
    <Route path="feedback" element={<FeedbackPage />} />
    <Route path="*" element={<PluginRoute />} />
  </>
);

// The console is a document of its own, which never loads a game's code.
const CONSOLE = (
  <>
    <Route path="admin-login" element={<ConsolePage page="login" />} />
    <Route path="admin" element={<ConsolePage page="dashboard" />} />
    <Route path="admin-login/*" element={<NotFoundPage />} />
    <Route path="admin/*" element={<NotFoundPage />} />
    <Route path="*" element={<FreshDocument />} />
  </>
);

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
  const headingShown = useRef(false);
  const { announce, silence, regions } = useAnnouncer();
  const { t, language } = useShellTexts();
  const nationName = useNationName(language);
  const access = usePreferenceAccess(initial, { language, hydrated });
  const motion = hydrated && movesFreely(access.preferences);
  const platform = useMemo(
    () => ({ t, language, announce, nationName, motion }),
    [t, language, announce, nationName, motion],
  );
  // The same element as before, so that the page does not render again after hydration or with every announcement.
  const page = useMemo(
    () => (
      <SilenceContext value={silence}>
        <HeadingShownContext value={headingShown}>
          <DayContext value={day}>
            <FirstCardContext value={card}>
              <Routes>
                <Route element={<Layout />}>{isConsole ? CONSOLE : SITE}</Route>
              </Routes>
            </FirstCardContext>
          </DayContext>
        </HeadingShownContext>
      </SilenceContext>
    ),
    [silence, day, card, isConsole],
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
