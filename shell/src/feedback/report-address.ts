import type { FeedbackGame } from '@soccer-legends/contracts';

/** Returns the address of the feedback form with a text that begins with the game's name. */
export function reportAddress(name: string, game: FeedbackGame): string {
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}
