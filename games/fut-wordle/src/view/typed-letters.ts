import { letters } from '@soccer-legends/game-sdk';

/**
 * What a text becomes in the input: folded to A–Z and capped. A letter that folds to two, such as ß,
 * counts only where both find room.
 */
export function typedLetters(text: string, length: number): string {
  let typed = '';
  for (const character of text.normalize('NFC')) {
    const folded = letters(character);
    if (typed.length + folded.length <= length) typed += folded;
  }
  return typed;
}
