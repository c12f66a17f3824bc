import { fold } from './fold.ts';

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj' };

/** The longest text of a search for a player, in UTF-16 units: what the field accepts and the server too. */
export const MAX_SEARCH_LENGTH = 200;

/** "MESSI, LIONEL", but not "LIONEL MESSI, ARGENTINA, INTER" or "DAVIS, JR". */
const SURNAME_FIRST = /^([^,]+),(?! ?JR\b) ?([^,]+)$/;

/**
 * Returns the words of a name in upper case, without accents and punctuation, separated by spaces: "Samuel Eto’o" is
 * SAMUEL ETOO, "Alexander-Arnold, Trent" is TRENT ALEXANDER ARNOLD.
 */
export function nameKey(name: string): string {
  const folded = fold(name);
  if (/^[A-Z0-9 ]*$/.test(folded)) return folded;
  return folded
    .replace(SURNAME_FIRST, '$2 $1')
    .replace(/'|\.(?!\p{L}{2})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the key of a name and those of its other spellings: "Müller" as MUELLER, "Ángel Di María" as ANGELDIMARIA,
 * "Vinícius Júnior" as VINICIUS JR.
 */
export function nameForms(name: string): string[] {
  const key = nameKey(name);
  const forms = new Set([key]);
  if (/[^\p{ASCII}]/u.test(name)) {
    const composed = name.normalize('NFKC').toLowerCase();
    forms.add(nameKey(composed.replace(/[äöüøåđ]/g, (letter) => SPELT_OUT[letter]!)));
  }
  if (key.endsWith(' JUNIOR')) forms.add(key.replace(/ JUNIOR$/, ' JR'));
  // People type particles and syllables without a space, and copied text loses it.
  forms.add(withoutSpaces(key));
  return [...forms];
}

/** Returns whether two texts are spellings of one name; accents, case, punctuation and spaces do not matter. */
export function sameName(one: string, other: string): boolean {
  const forms = new Set(nameForms(other).map(withoutSpaces));
  return nameForms(one).some((form) => forms.has(withoutSpaces(form)));
}

/** Returns whether every word of a text is a part of one of the names, in any spelling and order. */
export function namesContain(names: readonly string[], text: string): boolean {
  const forms = names.flatMap(nameForms);
  return nameKey(text)
    .split(' ')
    .every((word) => forms.some((form) => form.includes(word)));
}

function withoutSpaces(form: string): string {
  return form.replaceAll(' ', '');
}
