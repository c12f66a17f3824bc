import { BAD_WORDS } from './bad-words.ts';

export const LONGEST_PASSWORD_BYTES = 1024;
const SHORTEST_PASSWORD = 15;
const DIFFERENT_LETTERS = 4;

/** Whether a value can be a password at all: hashing takes longer the more there is of it. */
export function isPasswordText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= LONGEST_PASSWORD_BYTES;
}

/** What is wrong with a password that somebody chose; undefined where nothing is. Length counts, not its mix. */
export function passwordFault(password: string, siteHost: string): string | undefined {
  if ([...password].length < SHORTEST_PASSWORD) return `must have at least ${SHORTEST_PASSWORD} characters`;
  if (Buffer.byteLength(password) > LONGEST_PASSWORD_BYTES)
    return `must have at most ${LONGEST_PASSWORD_BYTES} bytes in UTF-8`;
  if (isGuessable(password, siteHost))
    return 'is among the first that anybody would try: take some words that do not belong together';
  return undefined;
}

/** Whether little is left of it without well-known words, the site's name, digits and repetitions. */
function isGuessable(password: string, siteHost: string): boolean {
  const words = [...BAD_WORDS, ...siteHost.toLowerCase().split('.')].filter((word) => word.length > 2);
  const byLength = words.sort((one, other) => other.length - one.length);
  const rest = byLength.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return new Set(rest.replace(/\P{L}/gu, '')).size < DIFFERENT_LETTERS;
}
