/** Controls of terminals and printers. Line feed and tab are allowed. */
// eslint-disable-next-line no-control-regex -- These characters are what it looks for.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
/** Characters that reorder, hide or join the text around them, or that are letters without a shape, such as Hangul fillers. */
const INVISIBLE =
  // eslint-disable-next-line no-misleading-character-class -- Single characters, not the letters that they form.
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/g;
/** The zero-width joiner outside of an emoji sequence. */
const STRAY_JOINER = /\u200D(?!\p{Extended_Pictographic})/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(STRAY_JOINER, '');
}

/** Returns a text in NFC, trimmed, without characters that could disguise it. */
export function cleanText(text: string): string {
  return withoutInvisible(text.normalize('NFC').replaceAll('\r\n', '\n').replace(CONTROLS, '')).trim();
}
