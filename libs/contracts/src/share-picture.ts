import { GAME_KEY } from './game-key.ts';
import { isLanguage, type Language } from './language.ts';
import { readScoreCard } from './marks.ts';
import { matchdayOfToken } from './matchday.ts';
import {
  ownPageAt,
  SITE_PAGES,
  sharedPath,
  type MatchdaySubject,
  type RoundSubject,
  type SitePage,
} from './page-address.ts';

/** Size of every picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * What a picture shows. Every part has a closed format, so that visitors cannot put a text of their own on a picture of
 * this site. `game` is the key of a game. The `matchday` of a free round is 0.
 */
export type PictureSubject =
  | { kind: 'page'; page: SitePage }
  | { kind: 'game'; game: string }
  | { kind: 'challenge'; game: string }
  | RoundSubject
  | MatchdaySubject;

/** A picture and the language of its text. */
export interface PictureAddress {
  subject: PictureSubject;
  language: Language;
}

/** Returns the path of a picture, such as `/og/d/147/logo-game.de.png`. */
export function picturePath(subject: PictureSubject, language: Language): string {
  return `/og${placeOf(subject)}.${language}.png`;
}

/** Parses the path of a picture. Undefined for any other path. */
export function readPicturePath(path: string): PictureAddress | undefined {
  const [, place = '', language] = /^\/og(\/.+)\.([a-z]{2})\.png$/.exec(path) ?? [];
  const subject = readPlace(place);
  return subject && isLanguage(language) ? { subject, language } : undefined;
}

function placeOf(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'page':
      return `/page/${subject.page}`;
    case 'game':
      return `/game/${subject.game}`;
    // The token is left out: the pictures of all challenges of a game are the same.
    case 'challenge':
      return `/c/${subject.game}`;
    case 'round':
      return `/r/${subject.game}/${subject.matchday}/${subject.card}`;
    default:
      return sharedPath(subject);
  }
}

function readPlace(place: string): PictureSubject | undefined {
  const [, area, name = '', ...more] = place.split('/');
  if (area === 'd') {
    const page = ownPageAt(place);
    return page && 'matchday' in page && page.kind !== 'round' ? page : undefined;
  }
  if (area === 'r') return readRound(name, more);
  if (more.length > 0) return undefined;
  if (area === 'page') return Object.hasOwn(SITE_PAGES, name) ? { kind: 'page', page: name as SitePage } : undefined;
  if (!GAME_KEY.test(name)) return undefined;
  return area === 'game' ? { kind: 'game', game: name } : area === 'c' ? { kind: 'challenge', game: name } : undefined;
}

function readRound(game: string, [day = '', card = '', ...more]: readonly string[]): PictureSubject | undefined {
  const matchday = day === '0' ? 0 : matchdayOfToken(`d${day}`);
  if (more.length > 0 || matchday === undefined || !GAME_KEY.test(game) || !readScoreCard(card)) return undefined;
  return { kind: 'round', game, matchday, card };
}
