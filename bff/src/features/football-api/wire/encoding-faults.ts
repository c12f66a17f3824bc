import { decodeHTMLStrict } from 'entities';

/** Windows-1252: the characters of the bytes 0x80 to 0x9F (https://encoding.spec.whatwg.org/#windows-1252). */
const HIGH_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/** The first byte of a UTF-8 sequence, read as a character, before one that is no ASCII character. */
const LOOKS_MISREAD = /[\u00C2-\u00F4][^\p{ASCII}]/u;
/** The service encodes some names twice. */
const MOST_TIMES = 3;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes HTML character references, such as `&rsquo;` and `&amp;#39;`, and repairs text in UTF-8 that was read as
 * Windows-1252, such as `PÃ©rez`. Letters that were lost become U+FFFD.
 */
export function withoutEncodingFaults(text: string): string {
  let clean = text;
  for (let time = 0; time < MOST_TIMES; time++) clean = reread(decodeHTMLStrict(clean));
  return clean;
}

function reread(text: string): string {
  if (!LOOKS_MISREAD.test(text)) return text;
  const bytes = Array.from(text, byteOf);
  if (bytes.includes(-1)) return text;
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** Returns the byte of a character in Windows-1252; -1 for any other character. */
function byteOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const high = HIGH_CONTROLS.indexOf(character);
  return high < 0 ? -1 : 0x80 + high;
}
