/** Words in the most common passwords, and words that this site's name suggests. */
const BAD_WORDS: readonly string[] = `
  soccer legends legend football futbol trivia games game goal messi ronaldo
  password passwort passw0rd p@ssword p@ssw0rd contraseña contrasena motdepasse senha
  administrator administrador admin root user guest login welcome master superuser
  secret default changeme change letmein access private test demo example
  qwertyuiop qwerty qwertz azerty asdfghjkl asdf zxcvbnm zxcv 1q2w3e4r 1qaz2wsx
  abcdefghijklmnopqrstuvwxyz abcdefgh abcd abc123 iloveyou loveyou love baby princess
  sunshine monkey dragon shadow superman batman pokemon starwars trustno1 whatever
  freedom hello computer internet michael jordan charlie summer winter spring
`
  .trim()
  .split(/\s+/);

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
