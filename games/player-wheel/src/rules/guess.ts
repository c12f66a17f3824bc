import { fold, nameForms, type PicturedPlayer } from '@soccer-legends/game-sdk';

/** The fewest letters of a typed guess. */
export const LEAST_LETTERS = 3;

/** A guess as the search box sends it. */
export interface Guess {
  text: string;
  /** Id of the player who was chosen from the list; null for typed text. */
  chosenId: number | null;
}

/** Returns whether a typed guess has too few letters to be judged. */
export function isTooShort({ text, chosenId }: Guess): boolean {
  return chosenId === null && fold(text).length < LEAST_LETTERS;
}

/**
 * Returns whether a guess is correct. A chosen player is compared by id, typed text with any part of the name in any
 * spelling.
 */
export function isRight(guess: Guess, { id, name }: PicturedPlayer): boolean {
  if (guess.chosenId !== null) return guess.chosenId === id;
  if (isTooShort(guess)) return false;
  return fold(name).includes(fold(guess.text)) || hasPart(name, guess.text);
}

/** Returns whether the text is a part of the name without punctuation, in any spelling: "DiMaria", "Schuerrle". */
function hasPart(name: string, text: string): boolean {
  const parts = nameForms(text).filter(({ length }) => length >= LEAST_LETTERS);
  return nameForms(name).some((form) => parts.some((part) => form.includes(part)));
}
