import { GAME_KEY_FORM } from './game-key.ts';
import { isLanguage, type Language } from './language.ts';

/** Size of every picture, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Public pages with their own picture, besides matchdays and games. */
export const PICTURED_PAGES = ['home', 'matchdays', 'season', 'album', 'settings', 'feedback'] as const;
export type PicturedPage = (typeof PICTURED_PAGES)[number];

/**
 * What a picture shows. Every part has a closed format, so that visitors cannot put a text of their own on a picture of
 * this site. `game` is the key of a game, and `result` has the form of `DAY_RESULT`.
 */
export type PictureSubject =
  | { kind: 'page'; page: PicturedPage }
  | { kind: 'game'; game: string }
  | { kind: 'challenge'; game: string }
  | { kind: 'day'; matchday: number }
  | { kind: 'fixture'; matchday: number; game: string }
  | { kind: 'result'; matchday: number; result: string };

/** A picture and the language of its text. */
export interface PictureAddress {
  subject: PictureSubject;
  language: Language;
}

/**
 * The fixtures of a matchday in an address, in the order of its card: `w` for a won one, `l` for a lost one, `-` for
 * one not played.
 */
export const DAY_RESULT = /^[wl-]{1,10}$/;

const MATCHDAY = '([1-9]\\d{0,5})';
const GAME = `(${GAME_KEY_FORM})`;

type Reader = (first: string, second: string) => PictureSubject;

const FORMS: readonly (readonly [form: RegExp, read: Reader])[] = [
  [form(`page/(${PICTURED_PAGES.join('|')})`), (page) => ({ kind: 'page', page: page as PicturedPage })],
  [form(`game/${GAME}`), (game) => ({ kind: 'game', game })],
  [form(`c/${GAME}`), (game) => ({ kind: 'challenge', game })],
  [form(`d/${MATCHDAY}`), (matchday) => ({ kind: 'day', matchday: Number(matchday) })],
  [form(`d/${MATCHDAY}/${GAME}`), (matchday, game) => ({ kind: 'fixture', matchday: Number(matchday), game })],
  [
    form(`d/${MATCHDAY}/r/([wl-]{1,10})`),
    (matchday, result) => ({ kind: 'result', matchday: Number(matchday), result }),
  ],
];

function form(path: string): RegExp {
  return new RegExp(`^/og/${path}$`);
}

/** Returns the path of a picture, such as `/og/d/147/logo-game.de.png`. */
export function picturePath(subject: PictureSubject, language: Language): string {
  return `/og/${placeOf(subject)}.${language}.png`;
}

/** Parses the path of a picture. Undefined for any other path. */
export function readPicturePath(path: string): PictureAddress | undefined {
  const [, place = '', language] = /^(.+)\.([a-z]{2})\.png$/.exec(path) ?? [];
  if (!isLanguage(language)) return undefined;
  for (const [known, read] of FORMS) {
    const [matches, first = '', second = ''] = known.exec(place) ?? [];
    if (matches !== undefined) return { subject: read(first, second), language };
  }
  return undefined;
}

function placeOf(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'page':
      return `page/${subject.page}`;
    case 'game':
      return `game/${subject.game}`;
    case 'challenge':
      return `c/${subject.game}`;
    case 'day':
      return `d/${subject.matchday}`;
    case 'fixture':
      return `d/${subject.matchday}/${subject.game}`;
    case 'result':
      return `d/${subject.matchday}/r/${subject.result}`;
  }
}
