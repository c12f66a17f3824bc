import type { LineMark } from '@soccer-legends/ui';

/** Length limit of common messaging services. */
export const MOST_CHARACTERS = 280;
const SIGNS_IN_LINE = 10;
const MOST_LINES = 3;
const MOST_MISSES = 5;
const LONGEST_NAME = 60;

/** Outcomes as symbols such as 🟡, or in words. */
export type ShareForm = 'signs' | 'words';

export const SIGNS: Readonly<Record<LineMark, string>> = { hit: '🟡', miss: '🔴', near: '🟨', none: '⚪' };

export type ShareTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What is shared of a round. It contains no answers, so it can be read before playing. */
export interface SharedResult {
  game: string;
  matchday: number | undefined;
  won: number;
  total: number;
  /** Outcomes of the questions, in order. */
  marks: readonly LineMark[];
  relaxed: boolean;
  url: string;
}

export interface SharedDay {
  matchday: number;
  /** Outcomes of the fixtures in the order of the card; `none` if not played. */
  marks: readonly LineMark[];
  days: number;
  url: string;
}

/** Returns the text that shares a round, of at most 280 characters. */
export function roundText(result: SharedResult, form: ShareForm, t: ShareTexts): string {
  const { matchday, won, total, marks, relaxed, url } = result;
  const game = shortened(result.game);
  const product = t('shell.productName');
  const day = matchday === undefined ? undefined : t('matchday.title', { matchday });
  const time = relaxed ? t('share.relaxed') : undefined;
  if (form === 'words') {
    const score = t('share.round', { product, game, won, total });
    return fitted([[score, missesIn(marks, t), time && `${time}.`, day && `${day}.`].filter(Boolean).join(' '), url]);
  }
  const head = day === undefined ? product : `${product} · ${day}`;
  const score = [`${game} ${won}/${total}`, time].filter(Boolean).join(' · ');
  return fitted([head, score, ...signLines(marks), url]);
}

/** Returns the text that shares a matchday, of at most 280 characters. */
export function dayText({ matchday, marks, days, url }: SharedDay, form: ShareForm, t: ShareTexts): string {
  const product = t('shell.productName');
  const won = marks.filter((mark) => mark === 'hit').length;
  const lost = marks.filter((mark) => mark === 'miss').length;
  const streak = days > 1 ? t('matchday.inRow', { count: days }) : undefined;
  if (form === 'words') {
    const score = t('share.day', { product, matchday, won, lost });
    return fitted([[score, streak && `${streak}.`].filter(Boolean).join(' '), url]);
  }
  const score = [`${won} : ${lost}`, streak].filter(Boolean).join(' · ');
  return fitted([`${product} · ${t('matchday.title', { matchday })}`, score, ...signLines(marks), url]);
}

/** Rounds with very many questions have no symbols, because too many are not readable at a glance. */
function signLines(marks: readonly LineMark[]): string[] {
  if (marks.length > SIGNS_IN_LINE * MOST_LINES) return [];
  return Array.from({ length: Math.ceil(marks.length / SIGNS_IN_LINE) }, (_, line) =>
    marks
      .slice(line * SIGNS_IN_LINE, (line + 1) * SIGNS_IN_LINE)
      .map((mark) => SIGNS[mark])
      .join(''),
  );
}

function missesIn(marks: readonly LineMark[], t: ShareTexts): string | undefined {
  const missed = marks.flatMap((mark, index) => (mark === 'miss' ? [index + 1] : []));
  if (missed.length === 0 || missed.length > MOST_MISSES) return undefined;
  return t('share.missed', { list: missed.join(', ') });
}

/** Returns a game's name for messages, cut to 60 letters. */
export function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}

/** Joins lines. Drops middle lines that do not fit, the last one first. The address always stays. */
function fitted(lines: readonly string[]): string {
  const text = lines.join('\n');
  if (text.length <= MOST_CHARACTERS || lines.length <= 2) return text;
  return fitted([...lines.slice(0, -2), lines.at(-1)!]);
}
