import { parsedJson } from '@soccer-legends/contracts';
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
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ]*$/u;
export const LONGEST_NAME = 12;

const MOST_FRIENDS = 20;

/** Keeps a friend's result until the end of its day. The hub shows the latest result, and the season page all of them. */
export function keepFriendDay(day: FriendDay): void {
  const others = readFriendDays(day.matchday).filter(({ result }) => result !== day.result);
  localStore.setItem(KEY, JSON.stringify([...others, day].slice(-MOST_FRIENDS)));
}

/** Returns the stored results of friends on a matchday, the latest one last. Ignores other days and invalid entries. */
export function readFriendDays(matchday: number): FriendDay[] {
  const days = parsedJson(localStore.getItem(KEY));
  return Array.isArray(days) ? days.flatMap((day) => friendDayIn(day, matchday) ?? []) : [];
}

function friendDayIn(day: unknown, matchday: number): FriendDay | undefined {
  if (!isRecord(day) || day['matchday'] !== matchday || !RESULT.test(String(day['result']))) return undefined;
  const name = nameIn(String(day['name'] ?? ''));
  return { matchday, result: String(day['result']), ...(name !== undefined && { name }) };
}

export function forgetFriendDay(): void {
  localStore.removeItem(KEY);
}

/** Returns the name in a typed text: up to 12 letters, digits and spaces by default. Undefined for any other text. */
export function nameIn(typed: string, longest = LONGEST_NAME): string | undefined {
  const name = typed.trim().replace(/\s+/g, ' ');
  return name.length <= longest && NAME.test(name) ? name : undefined;
}

/** Counts the fixtures in the letters of a result. */
export function scoreOfLetters(result: string): { won: number; lost: number; total: number } {
  const count = (letter: string): number => result.split(letter).length - 1;
  return { won: count('w'), lost: count('l'), total: result.length };
}
