import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { consoleFiles } from './console/console-document.ts';
import { loadTexts } from './i18n/texts.ts';
import { applyPreferences, readPreferences } from './preferences/preferences.ts';
import { sendHealthReports } from './plugins/health-reports.ts';
import { startRegistry } from './plugins/registry.ts';

const preferences = readPreferences();
applyPreferences(preferences);
// The console's document shows no game, and hears of none.
if (consoleFiles === undefined) startRegistry();
addEventListener('pagehide', sendHealthReports);
void loadTexts(preferences.language).then((texts) => {
  createRoot(document.getElementById('root')!).render(<App texts={texts} preferences={preferences} />);
});
