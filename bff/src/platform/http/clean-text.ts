/** Characters that show nothing and turn, hide or join the text around them; a line's end and a tab are not among them. */
const INVISIBLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Joins two signs into one picture; anywhere else it hides. */
const STRAY_JOINER = /\u200D(?!\p{Extended_Pictographic})/gu;

/** What somebody wrote, without anything that could show it as other than it is, and without spaces at its ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replace(INVISIBLE, '').replace(STRAY_JOINER, '').trim();
}
