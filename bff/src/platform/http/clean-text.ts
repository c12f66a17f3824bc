/** Invisible characters that reorder, hide or join the text around them. Line feed and tab are allowed. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex -- These characters are what it looks for.
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** The zero-width joiner outside of an emoji sequence. */
const STRAY_JOINER = /\u200D(?!\p{Extended_Pictographic})/gu;

/** Returns a text in NFC, trimmed, without characters that could disguise it. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replace(INVISIBLE, '').replace(STRAY_JOINER, '').trim();
}
