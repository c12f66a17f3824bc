import { letters } from '@soccer-legends/game-sdk';

/** The spellings of Ä, Ö and Ü on keyboards without them. */
const SPELLED_OUT = /([AOU])E/g;

/** Folds typed text to A–Z and cuts it to the length. Umlauts that are spelled out are shortened: MUELLER to MULLER. */
export function typedLetters(text: string, length: number): string {
  const all = letters(text);
  const short = all.replace(SPELLED_OUT, '$1');
  if (all.length > length && short.length === length) return short;
  let typed = '';
  for (const character of text.normalize('NFC')) {
    const folded = letters(character);
    if (typed.length + folded.length <= length) typed += folded;
  }
  return typed;
}
