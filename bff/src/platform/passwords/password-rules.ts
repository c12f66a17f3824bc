import { BAD_WORDS } from './bad-words.ts';

export const MAX_PASSWORD_BYTES = 1024;
const MIN_PASSWORD_LENGTH = 15;
const MIN_DIFFERENT_LETTERS = 4;

/** Whether a value can be a password. Its length is limited, because the hashing time grows with it. */
export function isPasswordText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= MAX_PASSWORD_BYTES;
}

/** Returns the fault of a chosen password, or undefined. Length counts, not the mix of characters. */
export function passwordFault(password: string, siteHost: string): string | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return `must have at least ${MIN_PASSWORD_LENGTH} characters`;
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) return `must have at most ${MAX_PASSWORD_BYTES} bytes in UTF-8`;
  if (isGuessable(password, siteHost)) return 'is easy to guess: choose several unrelated words';
  return undefined;
}

/** Whether few letters remain without common words, the site's name, digits and repetitions. */
function isGuessable(password: string, siteHost: string): boolean {
  const words = [...BAD_WORDS, ...siteHost.toLowerCase().split('.')].filter((word) => word.length > 2);
  const byLength = words.sort((one, other) => other.length - one.length);
  const rest = byLength.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return new Set(rest.replace(/\P{L}/gu, '')).size < MIN_DIFFERENT_LETTERS;
}
