import { fold } from '@soccer-legends/game-sdk';
import type { WheelPlayer } from './state.ts';

/** A typed guess needs more letters than this. */
const TOO_FEW = 2;

export interface Guess {
  text: string;
  chosenId: number | null;
}

export function isTooShort({ text, chosenId }: Guess): boolean {
  return chosenId === null && fold(text).length <= TOO_FEW;
}

/** Whether a guess is correct. A chosen player is compared by id, typed text with any part of the name. */
export function isRight(guess: Guess, player: WheelPlayer): boolean {
  if (guess.chosenId !== null) return guess.chosenId === player.id;
  return !isTooShort(guess) && fold(player.name).includes(fold(guess.text));
}
