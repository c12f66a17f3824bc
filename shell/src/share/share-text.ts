import type { Mark, ScoreCard } from '@soccer-legends/contracts';

/** Length limit of common messaging services. */
export const MOST_CHARACTERS = 280;
const MOST_LISTED = 5;
const LONGEST_NAME = 60;

/** Outcomes as symbols such as 🟡, or in words. */
export type ShareForm = 'signs' | 'words';

export const SIGNS: Readonly<Record<Mark, string>> = {
  hit: '🟡',
  near: '🔶',
  miss: '🔴',
  hint: '💡',
  none: '⚪',
};

export type ShareTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** What is shared of a round. It contains no answers, so it can be read before playing. */
export interface SharedResult {
  game: string;
  matchday: number | undefined;
  card: ScoreCard;
  /** Whether the card counts the tries at one question. */
  hasTries: boolean;
  /** One mark for each question or try, in order. */
  marks: readonly Mark[];
  relaxed: boolean;
  url: string;
}

export interface SharedDay {
  matchday: number;
  /** Outcomes of the fixtures in the order of the card; `none` if not played. */
  marks: readonly Mark[];
  days: number;
  url: string;
}

/** Returns the text that shares a round, of at most 280 characters. */
export function roundText(result: SharedResult, form: ShareForm, t: ShareTexts): string {
  const { matchday, card, relaxed, url } = result;
  const game = shortened(result.game);
  const product = t('shell.productName');
  const day = matchday === undefined ? undefined : t('matchday.title', { matchday });
  const time = relaxed ? t('share.relaxed') : undefined;
  if (form === 'words') {
    const score = t(scoreKey(result), { product, game, won: card.won ?? 0, total: card.total });
    return fitted([
      [score, ...marksInWords(result, t), time && `${time}.`, day && `${day}.`].filter(Boolean).join(' '),
      url,
    ]);
  }
  const head = day === undefined ? product : `${product} · ${day}`;
  const score = [`${game} ${card.won ?? 'X'}/${card.total}`, time].filter(Boolean).join(' · ');
  return fitted([head, score, ...card.board.map(signsOf), url]);
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
  return fitted([`${product} · ${t('matchday.title', { matchday })}`, score, signsOf(marks), url]);
}

/** Returns marks as symbols, such as 🟡🔴. */
export function signsOf(marks: readonly Mark[]): string {
  return marks.map((mark) => SIGNS[mark]).join('');
}

function scoreKey({ card: { won }, hasTries }: SharedResult): string {
  if (won === null) return 'share.unsolved';
  return hasTries ? 'share.solved' : 'share.round';
}

/** Lists a few misses by the numbers of their questions. Counts them if the marks are those of tries. */
function marksInWords({ marks, card: { total }, hasTries }: SharedResult, t: ShareTexts): string[] {
  if (hasTries) return [];
  const of = (kind: Mark): number[] => marks.flatMap((mark, index) => (mark === kind ? [index + 1] : []));
  const [missed, near, hints] = [of('miss'), of('near'), of('hint')];
  const listed = marks.length === total;
  const list = (numbers: number[], key: string): string[] =>
    numbers.length === 0 || numbers.length > MOST_LISTED ? [] : [t(key, { list: numbers.join(', ') })];
  return [
    ...(listed
      ? list(missed, 'share.missed')
      : missed.length > 0
        ? [t('share.mistakes', { count: missed.length })]
        : []),
    ...list(near, 'share.near'),
    ...(hints.length > 0 ? [t('share.hints', { count: hints.length })] : []),
  ];
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
