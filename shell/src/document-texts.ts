import {
  type DocumentTexts,
  type FirstPageRequest,
  gameAtPath,
  type GameListing,
  type Language,
  localize,
  ownPageAt,
  readScoreCard,
  type SharedSubject,
  type SitePage,
  type TextTree,
} from '@soccer-legends/contracts';
import { createI18n } from './i18n/create-i18n.ts';

/** Text key of each page's title, the same as its heading. The hub has the site's name. */
export const PAGE_TITLES = {
  matchdays: 'archive.title',
  album: 'album.title',
  season: 'season.title',
  facts: 'facts.title',
  league: 'league.title',
  settings: 'settings.title',
  feedback: 'feedback.page',
} as const satisfies Record<Exclude<SitePage, 'home'>, string>;

export function documentTexts({ path, language, texts, registry, isConsole }: FirstPageRequest): DocumentTexts {
  const { t } = createI18n(language, texts as TextTree);
  const own = ownPageAt(path);
  const game = gameAtPath(path, registry);
  const pageTitle = (): string | undefined => {
    if (isConsole || own?.kind === 'console') return undefined;
    if (own?.kind === 'page') return own.page === 'home' ? undefined : t(PAGE_TITLES[own.page]);
    if (own) return sharedTitle(own, t, registry, language);
    return game ? localize(game.names, language) : t('notFound.title');
  };
  const page = pageTitle();
  const site = t('shell.productName');
  return {
    title: page === undefined ? site : `${page} | ${site}`,
    description: game
      ? localize(game.descriptions, language)
      : t(own?.kind === 'challenge' ? 'challenge.about' : 'shell.description'),
    noScript: t('shell.noScript'),
  };
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
  if (subject.kind !== 'result') {
    const card = subject.kind === 'round' ? readScoreCard(subject.card) : undefined;
    return [day, game, card && `${card.won ?? 'X'}/${card.total}`].filter(Boolean).join(' · ');
  }
  const count = (sign: string): number => subject.result.split(sign).length - 1;
  return `${day} · ${count('w')} : ${count('l')}`;
}
