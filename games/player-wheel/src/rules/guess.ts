import { fold, type PicturedPlayer } from '@soccer-legends/game-sdk';

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
 * Returns whether a guess is correct. A chosen player is compared by id, typed text with any part of the name, without
 * accents and case.
 */
export function isRight(guess: Guess, player: PicturedPlayer): boolean {
  if (guess.chosenId !== null) return guess.chosenId === player.id;
  return !isTooShort(guess) && fold(player.name).includes(fold(guess.text));
}
