import {
  dateOfMatchday,
  type GameListing,
  localize,
  type PictureSubject,
  readScoreCard,
  type SharePictureRequest,
  type TextTree,
} from '@soccer-legends/contracts';
// This build of React's renderer uses no Node.js module.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { PAGE_TITLES } from '../document-texts.ts';
import { itemOfDay } from '../page/day.ts';
import { KITS, type TableKit } from '../figures/TableFigure.tsx';
import { MOST_FIXTURES } from '../matchday/hub-day.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { type PictureColors, type PictureParts, SharePicture } from './SharePicture.tsx';

const BAIZE: PictureColors = { ground: '#0b5a34', stripe: '#0d643a', text: '#fffdf6', muted: '#d3e6d6' };
/** The manifest check allows stripes of 20 % black, so texts keep enough contrast on these. */
const DARKER = 'rgba(0,0,0,0.12)';

type Texts = ReturnType<typeof createI18n>['t'];

/** Returns a page's preview picture as SVG without fonts; undefined for a game that is not listed. */
export function drawSharePicture({ subject, language, texts, registry }: SharePictureRequest): string | undefined {
  const { t } = createI18n(language, texts as TextTree);
  const listing = 'game' in subject ? registry.find(({ key }) => key === subject.game) : undefined;
  if ('game' in subject && !listing) return undefined;
  const parts: PictureParts = {
    product: t('shell.productName'),
    kit: kitOf(subject),
    colors: listing ? colorsOf(listing) : BAIZE,
    ...partsOf(subject, { t, game: listing ? localize(listing.names, language) : '', games: registry.length }),
  };
  return renderToStaticMarkup(<SharePicture {...parts} />);
}

interface Known {
  t: Texts;
  game: string;
  games: number;
}

function partsOf(subject: PictureSubject, { t, game, games }: Known): Omit<PictureParts, 'product' | 'kit' | 'colors'> {
  switch (subject.kind) {
    case 'page':
      return subject.page === 'home'
        ? { heading: t('hub.title', { count: games }), tagline: t('hub.description') }
        : { heading: t(PAGE_TITLES[subject.page]), tagline: t('shell.promise') };
    case 'game':
      return { heading: game, tagline: t('shell.promise') };
    case 'challenge':
      return { label: t('challenge.title'), heading: game, tagline: t('challenge.about') };
    case 'day':
      return {
        label: t('matchday.name'),
        heading: String(subject.matchday),
        numeral: true,
        beads: { won: 0, lost: 0, open: Math.min(games, MOST_FIXTURES) },
        tagline: t('matchday.same'),
      };
    case 'fixture':
      return { label: t('matchday.title', subject), heading: game, tagline: t('matchday.same') };
    case 'round':
      return partsOfRound(subject, t, game);
    case 'result': {
      const count = (sign: string): number => subject.result.split(sign).length - 1;
      const beads = { won: count('w'), lost: count('l'), open: count('-') };
      return {
        label: t('matchday.title', subject),
        heading: `${beads.won} : ${beads.lost}`,
        numeral: true,
        beads,
        tagline: t('matchday.same'),
      };
    }
  }
}

function partsOfRound(
  { card, matchday }: Extract<PictureSubject, { kind: 'round' }>,
  t: Texts,
  game: string,
): ReturnType<typeof partsOf> {
  const { won, total, board } = readScoreCard(card) ?? { won: 0, total: 0, board: [] };
  const day = matchday === 0 ? undefined : t('matchday.title', { matchday });
  return {
    label: [game, day].filter(Boolean).join(' · '),
    heading: `${won ?? 'X'}/${total}`,
    numeral: true,
    board,
    tagline: t(day === undefined ? 'shell.promise' : 'matchday.same'),
  };
}

/** Returns the kit of a matchday, the same as on the hub that day. Other pictures always have the same kit. */
function kitOf(subject: PictureSubject): TableKit {
  return itemOfDay(KITS, kitNameOf(subject)) ?? KITS[0];
}

function kitNameOf(subject: PictureSubject): string {
  if ('matchday' in subject && subject.matchday > 0) return dateOfMatchday(subject.matchday);
  if ('game' in subject) return subject.game;
  return subject.kind === 'page' ? subject.page : '';
}

function colorsOf({ resultTheme: { color, onColor } }: GameListing): PictureColors {
  return { ground: color, stripe: DARKER, text: onColor, muted: onColor };
}
