import { isRecord } from '@soccer-legends/game-sdk';
import { localStore } from '../preferences/safe-storage.ts';

/** A friend's result of a matchday, from a link. Nobody has checked it. */
export interface FriendDay {
  matchday: number;
  /** The letters of the link: `w`, `l` or `-` for each fixture. */
  result: string;
  /** What the visitor calls the friend. */
  name?: string;
}

const KEY = 'sl:friend';
const RESULT = /^[wl-]{1,10}$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ]{0,11}$/u;

/** Keeps the latest friend's result, which the hub shows until the end of its day. */
export function keepFriendDay(day: FriendDay): void {
  localStore.setItem(KEY, JSON.stringify(day));
}

/** Returns the friend's result of a matchday; undefined for another day and for a text that `keepFriendDay` did not write. */
export function readFriendDay(matchday: number): FriendDay | undefined {
  try {
    const day: unknown = JSON.parse(localStore.getItem(KEY) ?? 'null');
    if (!isRecord(day) || day['matchday'] !== matchday || !RESULT.test(String(day['result']))) return undefined;
    const name = nameIn(String(day['name'] ?? ''));
    return { matchday, result: String(day['result']), ...(name !== undefined && { name }) };
  } catch {
    return undefined;
  }
}

export function forgetFriendDay(): void {
  localStore.removeItem(KEY);
}

/** Returns the name in a typed text: up to 12 letters, digits and spaces. Undefined for any other text. */
export function nameIn(typed: string): string | undefined {
  const name = typed.trim().replace(/\s+/g, ' ');
  return NAME.test(name) ? name : undefined;
}

/** Counts the fixtures in the letters of a result. */
export function scoreOfLetters(result: string): { won: number; lost: number; total: number } {
  const count = (letter: string): number => result.split(letter).length - 1;
  return { won: count('w'), lost: count('l'), total: result.length };
}
