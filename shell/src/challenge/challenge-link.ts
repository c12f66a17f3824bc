import { dealSeed, type Mark, marksOfLetters, type ScoreCard, writeScoreCard } from '@soccer-legends/contracts';
import type { Options } from '@soccer-legends/game-sdk';
import type { KeptRecording } from '../ledger/ledger-database.ts';
import { OPTIONS, readOptions, type RoundEntry, triesOf } from '../ledger/round-entry.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The result in the link of a challenge. The link can be forged, so the result may be false. */
export interface LinkedResult {
  won: number;
  total: number;
  score: number;
  /** Outcomes of the questions, in order; empty for a round of one question. */
  marks: readonly Mark[];
  /** The tries of a round of one question, instead of its marks. */
  tries: ScoreCard | undefined;
  relaxed: boolean;
  /** What the friend had chosen before the round. */
  options: Options;
  /** Distinguishes the visitor's own link from a friend's link with the same result. */
  code: string;
  /** The moves behind the result, as `unpackRecording` reads them; empty if they are cut, absent in a link without moves. */
  moves?: Uint8Array<ArrayBuffer>;
}

/** Maximum length of a fragment without its `#`. Messengers truncate longer links. */
const LONGEST = 400;
/** Version 1 has a result, version 2 also the moves behind it. */
const FRAGMENT = /^#(?:v1\.([\w-]{1,240})|v2\.([\w-]{1,240})\.([\w-]{0,400}))$/;
const CONTENT =
  /^(\d{1,4})\/(\d{1,4});(-?\d{1,9});((?:[hnmio]{2,60})?);([rs]);([0-9a-z]{1,4})(?:;([\dx][-.\dhnmio]{2,140}))?(?:;([\w=,-]+))?$/;
const CODES = 36 ** 4;

/**
 * Returns a fragment, which browsers do not send to the server; empty if the result does not fit. It is encoded, so
 * that nobody reads the result by accident. It contains the moves of the recording if they fit.
 */
export function fragmentOf(entry: RoundEntry, recording?: KeptRecording | null): string {
  const { won, total, score, marks = '', relaxed, options } = entry;
  const tries = triesOf(entry);
  const card = tries && writeScoreCard(tries);
  const code = codeOf(entry);
  const content = contentOf({ won, total, score, relaxed, code, letters: card ? '' : marks, card, options });
  const result = encoded(content);
  const moves = recording?.isShareable ? encoded(String.fromCharCode(...recording.bytes)) : '';
  const withMoves = `#v2.${result}.${moves}`;
  const fragment = moves !== '' && withMoves.length <= 1 + LONGEST ? withMoves : `#v1.${result}`;
  return readFragment(fragment) ? fragment : '';
}

/** Returns the result in a fragment; undefined for any text that `fragmentOf` does not return, except one with cut moves. */
export function readFragment(fragment: string): LinkedResult | undefined {
  const [, alone, beside, packed] = FRAGMENT.exec(fragment) ?? [];
  if (fragment.length > 1 + LONGEST) return undefined;
  const text = alone ?? beside;
  const content = text === undefined ? undefined : decoded(text);
  const [, won, total, score, letters = '', time, code = '', card, options] = (content && CONTENT.exec(content)) || [];
  if (content === undefined || won === undefined) return undefined;
  const result = {
    won: Number(won),
    total: Number(total),
    score: Number(score),
    marks: marksOfLetters(letters),
    tries: triesOf({ total: Number(total), card: card ?? '' }),
    relaxed: time === 'r',
    options: readOptions(options),
    code,
    ...(packed !== undefined && { moves: bytesOf(packed) }),
  };
  if ((card !== undefined && !result.tries) || (options !== undefined && !OPTIONS.test(options))) return undefined;
  const written = contentOf({ ...result, letters, card, options });
  // Rejects any other spelling of the same result: leading zeros, or another encoding of the same bytes.
  return written === content && encoded(written) === text && result.won <= result.total ? result : undefined;
}

/** Returns the bytes in Base64url; none for a text that does not encode whole bytes, as after a cut. */
function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const bytes = decoded(packed) ?? '';
  return Uint8Array.from(encoded(bytes) === packed ? bytes : '', (byte) => byte.charCodeAt(0));
}

type Content = Pick<LinkedResult, 'won' | 'total' | 'score' | 'relaxed' | 'code'> & {
  letters: string;
  card: string | undefined;
  options: string | undefined;
};

function contentOf({ won, total, score, relaxed, code, letters, card, options }: Content): string {
  const parts = [`${won}/${total}`, score, letters, relaxed ? 'r' : 's', code, card, options];
  return parts.filter((part) => part !== undefined).join(';');
}

/** Whether a result is the best possible one: every question right, or the word found in the first try. */
export function isPerfect({ won, total, tries }: Pick<LinkedResult, 'won' | 'total' | 'tries'>): boolean {
  return tries ? tries.won === 1 : won === total;
}

export function isOwnLink(linked: LinkedResult, own: RoundEntry): boolean {
  return linked.code === codeOf(own);
}

/** A hash of the time at which the round ended. It differs between visitors but does not identify them. */
function codeOf({ id, at }: Pick<RoundEntry, 'id' | 'at'>): string {
  return (dealSeed(id, String(at)) % CODES).toString(36);
}

/** Returns a text of Latin-1 characters in Base64url. */
export function encoded(content: string): string {
  return btoa(content).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the text in Base64url; undefined for any other text. */
export function decoded(text: string): string | undefined {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

export function useLinkedResult(): LinkedResult | undefined {
  const { hash } = useLocation();
  return useMemo(() => readFragment(hash), [hash]);
}
