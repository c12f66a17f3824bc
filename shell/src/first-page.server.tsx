import type { FirstPageModule, TextTree } from '@soccer-legends/contracts';
// This build of React's renderer uses no Node.js module.
import { renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import { seedRegistry } from './plugins/registry.ts';
import { DEFAULT_PREFERENCES } from './preferences/preferences.ts';
import { createQueryClient } from './queries/query-client.ts';

export { documentTexts } from './document-texts.ts';
export { drawSharePicture } from './share-picture/draw-share-picture.tsx';

/** React inserts preloads of the pictures before the markup, where they gain nothing. */
const PICTURE_PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

export const renderFirstPage: FirstPageModule['renderFirstPage'] = (request) => {
  const { path, language, texts, registry, day, card, isConsole } = request;
  const queryClient = createQueryClient();
  seedRegistry(queryClient, registry);
  const html = renderToString(
    <AppProviders i18n={createI18n(language, texts as TextTree)} queryClient={queryClient}>
      <StaticRouter location={path}>
        <App isConsole={isConsole} preferences={{ ...DEFAULT_PREFERENCES, language }} day={day} card={card} />
      </StaticRouter>
    </AppProviders>,
  );
  return html.replace(PICTURE_PRELOADS, '');
};
