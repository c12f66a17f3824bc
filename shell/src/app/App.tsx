import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { useMemo, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { consoleFiles } from '../console/console-document.ts';
import { ConsolePage } from '../console/ConsolePage.tsx';
import { FeedbackPage } from '../feedback/FeedbackPage.tsx';
import { Hub } from '../hub/Hub.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useNationName } from '../i18n/nation-names.ts';
import { PluginRoute } from '../play/PluginRoute.tsx';
import { PreferencesContext } from '../preferences/context.ts';
import { applyPreferences, movesFreely, savePreferences, type Preferences } from '../preferences/preferences.ts';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { Toaster } from '../toasts/Toaster.tsx';
import { SilenceContext, useAnnouncer } from './announcer.tsx';
import { FreshDocument } from './FreshDocument.tsx';
import { Layout } from './Layout.tsx';

const SITE = (
  <>
    <Route index element={<Hub />} />
    <Route path="settings" element={<SettingsPage />} />
    <Route path="feedback" element={<FeedbackPage />} />
    <Route path="*" element={<PluginRoute />} />
  </>
);

// In this document nothing leads to the code of a game.
const CONSOLE = (
  <>
    <Route path="admin-login" element={<ConsolePage page="login" />} />
    <Route path="admin" element={<ConsolePage page="dashboard" />} />
    <Route path="*" element={<FreshDocument />} />
  </>
);

export function App({ preferences: initial }: { preferences: Preferences }) {
  const [preferences, setPreferences] = useState(initial);
  const { announce, silence, regions } = useAnnouncer();
  const { t, language } = useShellTexts();
  const nationName = useNationName(language);
  const motion = movesFreely(preferences);
  const platform = useMemo(
    () => ({ t, language, announce, nationName, motion }),
    [t, language, announce, nationName, motion],
  );
  const access = useMemo(
    () => ({
      preferences,
      change(part: Partial<Preferences>) {
        const changed = { ...preferences, ...part };
        savePreferences(changed);
        applyPreferences(changed);
        if (changed.language === preferences.language) setPreferences(changed);
        else location.reload();
      },
    }),
    [preferences],
  );
  return (
    <PlatformContext value={platform}>
      <PreferencesContext value={access}>
        {regions}
        <SilenceContext value={silence}>
          <BrowserRouter>
            <Routes>
              <Route element={<Layout />}>{consoleFiles === undefined ? SITE : CONSOLE}</Route>
            </Routes>
          </BrowserRouter>
        </SilenceContext>
        <Toaster />
      </PreferencesContext>
    </PlatformContext>
  );
}
