import { localize, type DocumentTexts, type FirstPageRequest } from '@soccer-legends/contracts';
import { createI18n } from './i18n/create-i18n.ts';
import type { TextTree } from './i18n/text-tree.ts';

/** The name that each page gives to the document, as in its heading; the hub and the console have the site's. */
const TITLES: Readonly<Record<string, string>> = {
  '/matchdays': 'archive.title',
  '/d/1': 'matchday.name',
  '/album': 'album.title',
  '/season': 'season.title',
  '/settings': 'settings.title',
  '/feedback': 'feedback.page',
};

/** Returns title and description of a page's document in the language of the page. */
export function documentTexts({ path, language, texts, registry, isConsole }: FirstPageRequest): DocumentTexts {
  const { t } = createI18n(language, texts as TextTree);
  const game = registry.find(({ route }) => route === path);
  const pageTitle = (): string | undefined => {
    if (game) return localize(game.names, language);
    if (path === '/' || isConsole) return undefined;
    return t(TITLES[path] ?? 'notFound.title');
  };
  const page = pageTitle();
  const site = t('shell.productName');
  return {
    title: page === undefined ? site : `${page} | ${site}`,
    description: game ? localize(game.descriptions, language) : t('shell.description'),
    noScript: t('shell.noScript'),
  };
}
