import { letters } from '@soccer-legends/game-sdk';

/**
 * Returns a typed text as the input shows it: folded to A–Z and cut to its length. A letter that folds to two, such as
 * ß, is kept only if both fit.
 */
export function typedLetters(text: string, length: number): string {
  let typed = '';
  for (const character of text.normalize('NFC')) {
    const folded = letters(character);
    if (typed.length + folded.length <= length) typed += folded;
  }
  return typed;
}
