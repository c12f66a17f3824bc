// Letters that Unicode does not decompose into a base letter and a mark.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  ı: 'i',
  ħ: 'h',
  Ħ: 'h',
  ə: 'e',
  Ə: 'e',
  ŋ: 'n',
  '’': "'",
};

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj' };

/**
 * A name without accents, upper case, single spaces: what two spellings of one name have in common.
 * `toUpperCase` and never `toLocaleUpperCase`: a Turkish device would turn i into İ.
 */
export function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Only the letters A to Z of a folded name: what a word game can ask for. */
export function letters(name: string): string {
  return fold(name).replace(/[^A-Z]/g, '');
}

/** Every folded form under which people search for a name: "Müller" is found as MULLER and as MUELLER. */
export function searchForms(name: string): string[] {
  const speltOut = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøåđ]/g, (letter) => SPELT_OUT[letter] ?? letter);
  return [...new Set([fold(name), fold(speltOut)])];
}
