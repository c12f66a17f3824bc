import { letters } from '@soccer-legends/game-sdk';

/** The spellings of Ä, Ö and Ü on keyboards without them. */
const SPELLED_OUT = /([AOU])E/g;

/**
 * Returns typed text as the input shows it: folded to A–Z and cut to the length of the word. A letter that folds to
 * two, such as ß, is kept only if both fit. A word that is too long because its umlauts are spelled out is shortened:
 * MUELLER becomes MULLER.
 */
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
