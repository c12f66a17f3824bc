import type { TextTree } from '@soccer-legends/contracts';
import {
  localize,
  readSharedPath,
  type DocumentTexts,
  type FirstPageRequest,
  type GameListing,
  type Language,
  type SharedSubject,
} from '@soccer-legends/contracts';
import { createI18n } from './i18n/create-i18n.ts';

/** Text key of each page's title, the same as its heading. The hub and the console use the site's name. */
const TITLES: Readonly<Record<string, string>> = {
  '/matchdays': 'archive.title',
  '/album': 'album.title',
  '/season': 'season.title',
  '/settings': 'settings.title',
  '/feedback': 'feedback.page',
};

/** Returns the texts of a document outside of `#root`. */
export function documentTexts({ path, language, texts, registry, isConsole }: FirstPageRequest): DocumentTexts {
  const { t } = createI18n(language, texts as TextTree);
  const game = registry.find(({ route }) => route === path);
  const pageTitle = (): string | undefined => {
    const shared = readSharedPath(path);
    if (shared) return sharedTitle(shared, t, registry, language);
    if (game) return localize(game.names, language);
    if (path === '/' || isConsole) return undefined;
    return t(TITLES[path] ?? 'notFound.title');
  };
  const page = pageTitle();
  const site = t('shell.productName');
  return {
    title: page === undefined ? site : `${page} | ${site}`,
    description: descriptionOf(path, game, t, language),
    noScript: t('shell.noScript'),
  };
}

function descriptionOf(
  path: string,
  game: GameListing | undefined,
  t: ReturnType<typeof createI18n>['t'],
  language: Language,
): string {
  if (game) return localize(game.descriptions, language);
  return t(readSharedPath(path)?.kind === 'challenge' ? 'challenge.about' : 'shell.description');
}

function sharedTitle(
  subject: SharedSubject,
  t: ReturnType<typeof createI18n>['t'],
  registry: readonly GameListing[],
  language: Language,
): string {
  const listing = 'game' in subject ? registry.find(({ key }) => key === subject.game) : undefined;
  const game = listing && localize(listing.names, language);
  if (subject.kind === 'challenge') return [t('challenge.title'), game].filter(Boolean).join(' · ');
  const day = t('matchday.title', subject);
  if (subject.kind !== 'result') return [day, game].filter(Boolean).join(' · ');
  const count = (sign: string): number => subject.result.split(sign).length - 1;
  return `${day} · ${count('w')} : ${count('l')}`;
}
